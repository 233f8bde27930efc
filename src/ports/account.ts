import { fromPromise } from 'xstate'
import type { accountPorts } from '../../machines/account/account.machine.ts'
import { accountCalls } from '../../machines/contract/account.ts'
import { mapOutcome } from '../../machines/contract/outcome.ts'
import type { Outside } from './outside.ts'
import { loadTransactionsOf } from './transactions.ts'
import { tabReturns } from './visibility.ts'

export function accountPortsOf(outside: Outside): typeof accountPorts {
  const { http, storage } = outside
  return {
    loadUser: fromPromise(async ({ input, signal }) =>
      mapOutcome(
        await http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => user,
      ),
    ),
    keepHidden: fromPromise(async ({ input }) => {
      storage.set('app.hideBalance', input ? '1' : '0')
      return undefined
    }),
    loadTransactions: loadTransactionsOf(outside),
    tabReturns: tabReturns(outside),
  }
}
