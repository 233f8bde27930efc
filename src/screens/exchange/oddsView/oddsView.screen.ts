import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { oddsViewView } from '#machines/exchange/oddsView/oddsView.types.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readKeptView } from '#src/ports/common/keptView.ts'
import { oddsViewActorsOf, readMatch } from '#src/ports/exchange/oddsView.ts'
import { OddsViewScreen } from './OddsViewScreen.tsx'

export default defineScreen({
  machine: oddsViewMachine,
  ports: oddsViewActorsOf,
  input: ({ location: { state }, session }) => ({
    ...readMatch(state),
    remoteId: session?.remoteId ?? '',
    kept: readKeptView(state, oddsViewMachine.id, oddsViewView),
  }),
  View: OddsViewScreen,
})
