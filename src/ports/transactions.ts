import { fromPromise } from 'xstate'
import { moneyCalls, type Transaction } from '../../machines/contract/money.ts'
import { mapOutcome, type Outcome } from '../../machines/contract/outcome.ts'
import type { transactionsPorts } from '../../machines/transactions/transactions.machine.ts'
import type { Http } from './http.ts'
import type { Outside } from './outside.ts'
import { tabReturns } from './visibility.ts'

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
