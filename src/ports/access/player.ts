import { promisePort } from '@tiya/ports/promisePort'
import { BALANCE_PERIOD } from '#machines/access/balance/balance.machine.ts'
import type { playerPorts } from '#machines/access/player/player.setup.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { findAnswersOf } from '../common/chatMessages.ts'
import { countUnreadOf } from '../common/inboxPage.ts'
import { callsInTime } from '../common/poll.ts'
import { lastTransactions, loadTransactions } from '../records/transactionRecord.ts'

export function playerPortsOf(environment: Environment): typeof playerPorts {
  const inTime = callsInTime(environment)
  return {
    loadTransactions: promisePort(environment.report, async ({ input: { remoteId, mayWait }, signal }) => {
      const load = () => loadTransactions(environment.http, remoteId, signal)
      const loaded = await inTime(remoteId, BALANCE_PERIOD, load, mayWait)
      const loadedAt = environment.clock.now()
      if (loaded.ok) lastTransactions(environment).keep(remoteId, { rows: loaded.value, loadedAt })
      return loaded
    }),
    countUnread: countUnreadOf(environment),
    findAnswers: findAnswersOf(environment),
    tabReturns: tabReturns(environment),
  }
}
