import { fromPromise } from 'xstate'
import type { profilePorts } from '../../../machines/account/profile/profile.machine.ts'
import { dhakaDayAt } from '../../../machines/common/dhaka.ts'
import { mapResult, resultFailure } from '../../../machines/common/result.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetOtherKey, sendIdempotent } from '../../environment/idempotency.ts'
import { loadContacts } from './phones.ts'

export function profilePortsOf(environment: Environment): typeof profilePorts {
  const { http, clock } = environment
  return {
    loadProfile: fromPromise(async ({ input, signal }) => {
      const [user, phones] = await loadContacts(http, input, signal)
      if (user.ok) forgetOtherKey(environment, input, accountCalls.claimCash, user.value.user.cash_bonus)
      return mapResult(user, (answer) => ({
        user: answer.user,
        contacts: phones.ok ? phones.value.data : [],
        contactsFailure: resultFailure(phones),
      }))
    }),
    askToday: fromPromise(async () => dhakaDayAt(clock.now())),
    saveBirthday: fromPromise(({ input, signal }) =>
      http.send(accountCalls.updateProfile, {
        body: { remote_id: input.remoteId, dofb: input.birthday },
        signal,
      }),
    ),
    // The body is empty: the amount tells one claim from the next, so that none bears an earlier one's key.
    claimBonus: fromPromise(({ input, signal }) =>
      sendIdempotent(environment, input.remoteId, accountCalls.claimCash, { signal }, input.bonus),
    ),
  }
}
