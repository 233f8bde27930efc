import { homeMachine } from '../../../../machines/home/home/home.machine.ts'
import { homeTabsMachine } from '../../../../machines/home/homeTabs/homeTabs.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { homePortsOf, homeTabsPortsOf, prefersReducedMotion, readTab } from '../../../ports/home/home.ts'
import { HomeScreen } from './HomeScreen.tsx'

export default defineScreen({
  logic: (environment) =>
    homeMachine.provide({
      actors: {
        ...homePortsOf(environment),
        homeTabs: homeTabsMachine.provide({ actors: homeTabsPortsOf(environment) }),
      },
    }),
  input: ({ location }, { window }) => ({
    type: readTab(location),
    reducedMotion: prefersReducedMotion(window),
  }),
  View: HomeScreen,
})
