import type { accountPorts } from '#machines/account/account/account.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'
import { promisePort } from '../common/promisePort.ts'
import { loadLimitsOf } from '../money/limits.ts'
import { loadTransactions } from '../records/transactionRecord.ts'
import { countUnreadOf } from '../support/inboxPage.ts'

export function accountPortsOf(environment: Environment): typeof accountPorts {
  const { http } = environment
  return {
    loadUser: promisePort(environment.report, async ({ input, signal }) =>
      mapResult(
        await http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => user,
      ),
    ),
    loadTransactions: promisePort(environment.report, ({ input, signal }) =>
      loadTransactions(http, input, signal),
    ),
    countUnread: countUnreadOf(environment),
    loadLimits: loadLimitsOf(environment),
    tabReturns: tabReturns(environment),
  }
}
