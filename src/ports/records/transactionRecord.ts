import { mapResult, type Result } from '#machines/common/result.ts'
import { moneyCalls, type Transaction, transaction } from '#machines/contract/money.ts'
import type { RecordsPorts } from '#machines/records/records.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Http } from '../../environment/http.ts'
import { lastKnownRows } from '../../environment/lastKnown.ts'
import { promisePort } from '../common/promisePort.ts'
import { recordsPortsOf } from './records.ts'

/** Loads the player's transactions, newest first as the server lists them. */
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

/** Creates the port that loads a player's transactions, which several flows have. */
export function loadTransactionsOf({ http, report }: Environment) {
  return promisePort<readonly Transaction[], string>(report, ({ input, signal }) =>
    loadTransactions(http, input, signal),
  )
}

export function transactionsPortsOf(environment: Environment): RecordsPorts<Transaction> {
  return recordsPortsOf(
    environment,
    (remoteId, signal) => loadTransactions(environment.http, remoteId, signal),
    lastKnownRows(environment, 'transactions', transaction),
  )
}
