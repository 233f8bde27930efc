import type { playerPorts } from '#machines/access/player/player.machine.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { countUnreadOf } from '../common/inboxPage.ts'
import { promisePort } from '../common/promisePort.ts'
import { loadTransactions } from '../records/transactionRecord.ts'

export function playerPortsOf(environment: Environment): typeof playerPorts {
  return {
    loadTransactions: promisePort(environment.report, ({ input, signal }) =>
      loadTransactions(environment.http, input, signal),
    ),
    countUnread: countUnreadOf(environment),
    tabReturns: tabReturns(environment),
  }
}
