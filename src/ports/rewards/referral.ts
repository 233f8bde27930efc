import { fromPromise } from 'xstate'
import { mapResult } from '../../../machines/common/result.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { referralPorts } from '../../../machines/rewards/referral/referral.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { tabReturns } from '../../environment/visibility.ts'

export function referralPortsOf(environment: Environment): typeof referralPorts {
  return {
    loadReferrals: fromPromise(async ({ input, signal }) =>
      mapResult(
        await environment.http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => ({ code: user.referral_code, referrals: user.referrals ?? [] }),
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
