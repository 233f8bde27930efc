import type { cashBonusPorts } from '#machines/account/cashBonus/cashBonus.machine.ts'
import { accountCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetOtherKey, sendIdempotent } from '../../environment/idempotency.ts'
import { promisePort } from '../common/promisePort.ts'

/** Forgets the key of a claim if `bonus`, the server's current bonus in poisha, is not what was claimed. */
export function endOtherClaim(environment: Environment, remoteId: string, bonus: number): void {
  forgetOtherKey(environment, remoteId, accountCalls.claimCash, bonus)
}

export function cashBonusPortsOf(environment: Environment): typeof cashBonusPorts {
  return {
    // The body is empty. The amount distinguishes one claim from the next, so each has its own key.
    claimBonus: promisePort(environment.report, ({ input, signal }) =>
      sendIdempotent(
        environment,
        input.remoteId,
        accountCalls.claimCash,
        { signal },
        { filled: input.bonus },
      ),
    ),
  }
}
