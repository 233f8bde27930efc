import { promisePort } from '@tiya/ports/promisePort'
import type { playerPorts } from '#machines/access/player/player.setup.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { findAnswersOf } from '../common/chatMessages.ts'
import { countUnreadOf } from '../common/inboxPage.ts'
import { lastTransactions, loadTransactions } from '../records/transactionRecord.ts'

export function playerPortsOf(environment: Environment): typeof playerPorts {
  return {
    loadTransactions: promisePort(environment.report, async ({ input, signal }) => {
      const loaded = await loadTransactions(environment.http, input, signal)
      const loadedAt = environment.clock.now()
      if (loaded.ok) lastTransactions(environment).keep(input, { rows: loaded.value, loadedAt })
      return loaded
    }),
    countUnread: countUnreadOf(environment),
    findAnswers: findAnswersOf(environment),
    tabReturns: tabReturns(environment),
  }
}
