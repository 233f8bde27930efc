import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { oddsViewActorsOf, readMatch } from '#src/ports/exchange/oddsView.ts'
import { OddsViewScreen } from './OddsViewScreen.tsx'

export default defineScreen({
  machine: oddsViewMachine,
  ports: oddsViewActorsOf,
  input: ({ location, session }) => ({ ...readMatch(location.state), remoteId: session?.remoteId ?? '' }),
  View: OddsViewScreen,
})
