import { fromPromise } from 'xstate'
import { mapOutcome, type Outcome } from '../../../machines/common/result.ts'
import { moneyCalls, type Transaction } from '../../../machines/contract/money.ts'
import type { transactionsPorts } from '../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import type { Outside } from '../../environment/environment.ts'
import type { Http } from '../../environment/http.ts'
import { tabReturns } from '../../environment/visibility.ts'

/** The player's transactions, newest first as the server lists them. */
export async function loadTransactions(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
): Promise<Outcome<readonly Transaction[]>> {
  return mapOutcome(
    await http.send(moneyCalls.transactions, { query: { remote_id: remoteId }, signal }),
    ({ transactions }) => transactions,
  )
}

/** The port of it, which several flows have. */
export function loadTransactionsOf({ http }: Outside) {
  return fromPromise<Outcome<readonly Transaction[]>, string>(({ input, signal }) =>
    loadTransactions(http, input, signal),
  )
}

export function transactionsPortsOf(outside: Outside): typeof transactionsPorts {
  return {
    loadTransactions: loadTransactionsOf(outside),
    askNow: fromPromise(async () => outside.clock.now()),
    tabReturns: tabReturns(outside),
  }
}
