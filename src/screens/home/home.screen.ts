import { catalogueMachine } from '../../../machines/home/catalogue.machine.ts'
import { homeMachine } from '../../../machines/home/home.machine.ts'
import { defineScreen } from '../../app/screen.ts'
import { home } from '../../i18n/en/home.ts'
import { cataloguePortsOf, homePortsOf, readTab, wantsStill } from '../../ports/home.ts'
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
