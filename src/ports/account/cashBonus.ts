import { accountCalls } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import type { cashBonusPorts } from '#machines/account/cashBonus/cashBonus.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { sendIdempotent } from '../../environment/http/idempotency.ts'

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
