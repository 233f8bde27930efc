import { carouselMachine } from '../../../../machines/home/carousel/carousel.machine.ts'
import { homeMachine } from '../../../../machines/home/home/home.machine.ts'
import { homeTabsMachine } from '../../../../machines/home/homeTabs/homeTabs.machine.ts'
import { tabOf } from '../../../../machines/home/homeTabs/homeTabs.rules.ts'
import { defineScreen } from '../../../app/screen.ts'
import { homePortsOf, prefersReducedMotion } from '../../../ports/home/home.ts'
import { homeTabsPortsOf } from '../../../ports/home/homeTabs.ts'
import { HomeScreen } from './HomeScreen.tsx'

export default defineScreen({
  machine: homeMachine,
  ports: (environment) => ({
    ...homePortsOf(environment),
    carousel: carouselMachine,
    homeTabs: homeTabsMachine.provide({ actors: homeTabsPortsOf(environment) }),
  }),
  input: ({ location }, { window }) => ({
    type: tabOf(location),
    reducedMotion: prefersReducedMotion(window),
  }),
  View: HomeScreen,
})
