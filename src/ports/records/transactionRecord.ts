import { fromPromise } from 'xstate'
import { mapResult, type Result } from '../../../machines/common/result.ts'
import { moneyCalls, type Transaction } from '../../../machines/contract/money.ts'
import type { transactionRecordPorts } from '../../../machines/records/transactionRecord/transactionRecord.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http.ts'
import { tabReturns } from '../../environment/visibility.ts'

/** The player's transactions, newest first as the server lists them. */
export async function loadTransactions(
  http: Http,
  remoteId: string,
  signal: AbortSignal,
): Promise<Result<readonly Transaction[]>> {
  return mapResult(
    await http.send(moneyCalls.transactions, { query: { remote_id: remoteId }, signal }),
    ({ transactions }) => transactions,
  )
}

/** The port of it, which several flows have. */
export function loadTransactionsOf({ http }: Environment) {
  return fromPromise<Result<readonly Transaction[]>, string>(({ input, signal }) =>
    loadTransactions(http, input, signal),
  )
}

export function transactionRecordPortsOf(environment: Environment): typeof transactionRecordPorts {
  return {
    loadTransactions: loadTransactionsOf(environment),
    askNow: fromPromise(async () => environment.clock.now()),
    tabReturns: tabReturns(environment),
  }
}
