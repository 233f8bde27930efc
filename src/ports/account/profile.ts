import { accountCalls } from '@tiya/contract/account'
import { channelPort } from '@tiya/ports/channelPort'
import * as z from 'zod/mini'
import type { profilePorts } from '#machines/account/profile/profile.setup.ts'
import { mapResult } from '#machines/common/result.ts'
import { type VerifyFirst, verifyFirstSchema } from '#machines/common/routing/verifyFirst.types.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetOtherKey } from '../../environment/http/idempotency.ts'
import { loadOf } from '../common/load.ts'
import { loadContacts } from '../common/phones.ts'

/** Returns the ports of the profile. If only its phones can't be loaded, `contactsFailure` says why. */
export function profilePortsOf(environment: Environment): typeof profilePorts {
  return {
    tabReturns: tabReturns(environment),
    loadProfile: loadOf(environment, async ({ input, signal }) => {
      const [user, phones] = await loadContacts(environment.http, input, signal)
      return mapResult(user, (answer) => ({
        user: answer.user,
        contacts: phones.ok ? phones.value.data : [],
        contactsFailure: phones.ok ? null : phones.failure,
      }))
    }),
    claimKey: channelPort(({ receive, input }) => {
      receive(({ bonus }) => forgetOtherKey(environment, input, accountCalls.claimCash, bonus))
    }),
  }
}

/** Returns what another screen needs verified, by the navigation state of `/profile`; null if that says nothing of it. */
export function readVerifyFirst(state: unknown): VerifyFirst | null {
  return z.safeParse(verifyFirstSchema, state).data ?? null
}
