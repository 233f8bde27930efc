import type { accountPorts } from '#machines/account/account/account.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from '../common/load.ts'
import { loadLimitsOf } from '../money/limits.ts'

export function accountPortsOf(environment: Environment): typeof accountPorts {
  const { http } = environment
  return {
    loadUser: loadOf(environment, async ({ input, signal }) =>
      mapResult(
        await http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => user,
      ),
    ),
    loadLimits: loadLimitsOf(environment),
  }
}
