import { accessCalls } from '@tiya/contract/account'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import * as z from 'zod/mini'
import type { forgotPasswordPorts } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { codeDraft, otpPayload, resetPayload } from '#machines/access/forgotPassword/forgotPassword.rules.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { parseJson } from '../../environment/storage/parseJson.ts'
import type { StorageKey } from '../../environment/storage/storage.ts'
import { countdownClock } from '../../environment/time/clock.ts'

const KEY: StorageKey = 'app.forgotPassword'

export function forgotPasswordPortsOf(environment: Environment): typeof forgotPasswordPorts {
  const { http, clock, storage } = environment
  return {
    sendOtp: promisePort(environment.report, async ({ input: { mode, form }, signal }) =>
      mapResult(await http.send(accessCalls.forgotPassword, { body: otpPayload(mode, form), signal }), () =>
        clock.now(),
      ),
    ),
    resetPassword: promisePort(environment.report, ({ input, signal }) =>
      http.send(accessCalls.resetPassword, { body: resetPayload(input), signal }),
    ),
    draftStore: channelPort(({ receive }) => {
      receive((event) => {
        if (event.type === 'keep') storage.set(KEY, JSON.stringify(event.draft))
        else storage.remove(KEY)
      })
    }),
    clock: countdownClock(environment),
  }
}

/** Returns the input of the flow: the code that was sent before the page was loaded, and the time. */
export function readCodeDraft({ storage, clock }: Environment) {
  const { data: draft = null } = z.safeParse(codeDraft, parseJson(storage.get(KEY)))
  return { draft, now: clock.now() }
}
