import { exchangeMultiMachine } from '#machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { marketOddsOf } from '#src/ports/exchange/marketOdds.ts'
import { pinnedMarketsOf } from '#src/ports/exchange/pinnedMarkets.ts'
import { ExchangeMultiScreen } from './ExchangeMultiScreen.tsx'

export default defineScreen({
  machine: exchangeMultiMachine,
  ports: (environment) => ({
    pinnedMarkets: pinnedMarketsOf(environment),
    marketOdds: marketOddsOf(environment),
  }),
  input: ({ session }) => ({ remoteId: session?.remoteId ?? '' }),
  View: ExchangeMultiScreen,
})
