import { fromPromise } from 'xstate'
import type { cashBonusPorts } from '../../../machines/account/cashBonus/cashBonus.machine.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetOtherKey, sendIdempotent } from '../../environment/idempotency.ts'

/** Forgets the key of an unknown claim where the server's bonus, in poisha, is no longer what was claimed. */
export function endOtherClaim(environment: Environment, remoteId: string, bonus: number): void {
  forgetOtherKey(environment, remoteId, accountCalls.claimCash, bonus)
}

export function cashBonusPortsOf(environment: Environment): typeof cashBonusPorts {
  return {
    // The body is empty: the amount tells one claim from the next, so that each has its own key.
    claimBonus: fromPromise(({ input, signal }) =>
      sendIdempotent(environment, input.remoteId, accountCalls.claimCash, { signal }, input.bonus),
    ),
  }
}
