import type { arrivalsPorts } from '#machines/access/arrivals/arrivals.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'
import { loadTransactionsOf } from '../records/transactionRecord.ts'
import { countUnreadOf } from '../support/inboxPage.ts'

export function arrivalsPortsOf(environment: Environment): typeof arrivalsPorts {
  return {
    loadTransactions: loadTransactionsOf(environment),
    countUnread: countUnreadOf(environment),
    tabReturns: tabReturns(environment),
  }
}
