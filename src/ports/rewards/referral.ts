import { accountCalls, referrals } from '@tiya/contract/account'
import * as z from 'zod/mini'
import { mapResult } from '#machines/common/result.ts'
import type { referralPorts } from '#machines/rewards/referral/referral.machine.ts'
import { rewardOf } from '#machines/rewards/referral/referral.rules.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadOf } from '../common/load.ts'

export function referralPortsOf(environment: Environment): typeof referralPorts {
  return {
    loadReferrals: loadOf(environment, async ({ input, signal }) =>
      mapResult(
        await environment.http.send(accountCalls.user, { query: { remote_id: input }, signal }),
        ({ user }) => ({
          code: user.referral_code,
          referrals: z.safeParse(referrals, user.referrals).data ?? [],
          reward: rewardOf(user),
        }),
      ),
    ),
    tabReturns: tabReturns(environment),
  }
}
