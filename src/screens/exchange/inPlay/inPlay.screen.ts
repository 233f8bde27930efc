import { inPlayMachine, inPlayView } from '#machines/exchange/inPlay/inPlay.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { pinnedMarketsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { sportEventsOf } from '#src/ports/exchange/sportEvents.ts'
import { InPlayScreen } from './InPlayScreen.tsx'

export default defineScreen({
  machine: inPlayMachine,
  ports: (environment) => ({
    keepView: keepViewOf(environment),
    pinnedMarkets: pinnedMarketsOf(environment),
    sportEvents: sportEventsOf(environment),
  }),
  input: ({ session, location: { state } }) => ({
    remoteId: session?.remoteId ?? '',
    kept: readKeptView(state, inPlayMachine.id, inPlayView),
  }),
  View: InPlayScreen,
})
