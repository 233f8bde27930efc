import { keptView } from '#machines/common/lists/keptView.ts'
import {
  accountBetListMachine,
  accountBetsMachine,
  accountPlayerMachine,
  exchangeAccountMachine,
} from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import { accountBetsFilter, partOf } from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import {
  transactionRecordMachine,
  transactionsMachine,
} from '#machines/records/transactionRecord/transactionRecord.machine.ts'
import { transactionFilter } from '#machines/records/transactionRecord/transactionRecord.rules.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { readKeptView } from '#src/ports/common/keptView.ts'
import { accountPlayerPortsOf } from '#src/ports/exchange/exchangeAccount.ts'
import { exchangeBetsPortsOf } from '#src/ports/records/bettingRecord.ts'
import { filterPortsOf } from '#src/ports/records/filter.ts'
import { transactionsPortsOf } from '#src/ports/records/transactionRecord.ts'
import { ExchangeAccountScreen } from './ExchangeAccountScreen.tsx'

export default defineScreen({
  machine: exchangeAccountMachine,
  ports: (environment) => ({
    player: accountPlayerMachine.provide({ actors: accountPlayerPortsOf(environment) }),
    bets: accountBetsMachine.provide({
      actors: {
        ...filterPortsOf(environment),
        records: accountBetListMachine.provide({ actors: exchangeBetsPortsOf(environment) }),
      },
    }),
    activity: transactionRecordMachine.provide({
      actors: {
        ...filterPortsOf(environment),
        records: transactionsMachine.provide({ actors: transactionsPortsOf(environment) }),
      },
    }),
  }),
  input: ({ session, location: { query, state } }) => ({
    remoteId: session?.remoteId ?? '',
    part: partOf(query),
    bets: readKeptView(state, accountBetsMachine.id, keptView(accountBetsFilter)),
    activity: readKeptView(state, transactionRecordMachine.id, keptView(transactionFilter)),
  }),
  View: ExchangeAccountScreen,
})
