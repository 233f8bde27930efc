import { exchangeMultiMachine } from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { pinnedMarketsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { listPricesOf } from '#src/ports/exchange/sportEvents.ts'
import { ExchangeMultiScreen } from './ExchangeMultiScreen.tsx'

export default defineScreen({
  machine: exchangeMultiMachine,
  ports: (environment) => ({
    pinnedMarkets: pinnedMarketsOf(environment),
    prices: listPricesOf(environment),
  }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ExchangeMultiScreen,
})
