import { homeMachine } from '../../../../machines/home/home/home.machine.ts'
import { catalogueMachine } from '../../../../machines/home/homeTabs/homeTabs.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { home } from '../../../i18n/en/home/home.ts'
import { cataloguePortsOf, homePortsOf, readTab, wantsStill } from '../../../ports/home/home.ts'
import { HomeScreen } from './HomeScreen.tsx'

export default defineScreen({
  texts: { home },
  logic: (outside) =>
    homeMachine.provide({
      actors: {
        ...homePortsOf(outside),
        catalogue: catalogueMachine.provide({ actors: cataloguePortsOf(outside) }),
      },
    }),
  input: ({ location }, { page }) => ({
    type: readTab(location),
    still: wantsStill(page),
  }),
  View: HomeScreen,
})
