import {
  exchangeSportsMachine,
  exchangeSportsView,
} from '#machines/exchange/exchangeSports/exchangeSports.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { pinnedMarketsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { sportEventsOf } from '#src/ports/exchange/sportEvents.ts'
import { ExchangeSportsScreen } from './ExchangeSportsScreen.tsx'

export default defineScreen({
  machine: exchangeSportsMachine,
  ports: (environment) => ({
    keepView: keepViewOf(environment),
    pinnedMarkets: pinnedMarketsOf(environment),
    sportEvents: sportEventsOf(environment),
  }),
  input: ({ session, location: { state } }) => ({
    remoteId: session?.remoteId ?? '',
    kept: readKeptView(state, exchangeSportsMachine.id, exchangeSportsView),
  }),
  View: ExchangeSportsScreen,
})
