import { exchangeMultiMachine } from '../../../../machines/exchange/exchangeMulti/exchangeMulti.machine.ts'
import { defineScreen } from '../../../app/screen.ts'
import { marketOddsOf } from '../../../ports/exchange/marketOdds.ts'
import { pinnedMarketsOf } from '../../../ports/exchange/pinnedMarkets.ts'
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
