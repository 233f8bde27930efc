import { exchangeMachine } from '#machines/exchange/exchange/exchange.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { exchangePortsOf, readEntry } from '#src/ports/exchange/exchange.ts'
import { ExchangeScreen } from './ExchangeScreen.tsx'

export default defineScreen({
  machine: exchangeMachine,
  ports: exchangePortsOf,
  input: ({ session, location }) => ({ remoteId: session?.remoteId ?? '', ...readEntry(location.state) }),
  View: ExchangeScreen,
})
