import { keptView } from '#machines/common/lists/keptView.ts'
import {
  bettingRecordMachine,
  exchangeBetsMachine,
  exchangeRecordMachine,
  settledBetsMachine,
  settledMachine,
} from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import {
  bettingTab,
  exchangeFilter,
  settledFilter,
} from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { keepViewOf, readKeptView } from '#src/ports/common/keptView.ts'
import { exchangeBetsPortsOf, settledPortsOf } from '#src/ports/records/bettingRecord.ts'
import { filterPortsOf } from '#src/ports/records/filter.ts'
import { BettingRecordScreen } from './BettingRecordScreen.tsx'

export default defineScreen({
  machine: bettingRecordMachine,
  ports: (environment) => ({
    keepView: keepViewOf(environment),
    settled: settledMachine.provide({
      actors: {
        ...filterPortsOf(environment),
        records: settledBetsMachine.provide({ actors: settledPortsOf(environment) }),
      },
    }),
    exchange: exchangeRecordMachine.provide({
      actors: {
        ...filterPortsOf(environment),
        records: exchangeBetsMachine.provide({ actors: exchangeBetsPortsOf(environment) }),
      },
    }),
  }),
  input: ({ session, location: { state } }) => ({
    remoteId: session?.remoteId ?? '',
    tab: readKeptView(state, bettingRecordMachine.id, bettingTab) ?? 'settled',
    settled: readKeptView(state, settledMachine.id, keptView(settledFilter)),
    exchange: readKeptView(state, exchangeRecordMachine.id, keptView(exchangeFilter)),
  }),
  View: BettingRecordScreen,
})
