import { accountCalls } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import type { accountPorts } from '#machines/account/account/account.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from '../common/load.ts'
import { readLimits } from '../money/limits.ts'

export function accountPortsOf(environment: Environment): typeof accountPorts {
  const { http, report } = environment
  return {
    loadUser: loadOf(environment, async ({ input, signal }) =>
      mapResult(
        await http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => user,
      ),
    ),
    loadLimits: promisePort(report, ({ signal }) => readLimits(environment, signal)),
    loadContacts: promisePort(report, async ({ signal }) =>
      mapResult(await http.send(accountCalls.otherPhones, { signal }), ({ data }) => data),
    ),
  }
}
