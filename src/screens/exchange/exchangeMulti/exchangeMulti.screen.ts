import {
  exchangeMultiMachine,
  exchangeMultiView,
} from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { pinnedMarketsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { listPricesOf } from '#src/ports/exchange/sportEvents.ts'
import { ExchangeMultiScreen } from './ExchangeMultiScreen.tsx'

export default defineScreen({
  machine: exchangeMultiMachine,
  ports: (environment) => ({
    keepView: keepViewOf(environment),
    pinnedMarkets: pinnedMarketsOf(environment),
    prices: listPricesOf(environment),
  }),
  input: ({ session, location: { state } }) => ({
    remoteId: session?.remoteId ?? '',
    kept: readKeptView(state, exchangeMultiMachine.id, exchangeMultiView),
  }),
  View: ExchangeMultiScreen,
})
