import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type {
  ContactRequest,
  verificationPorts,
} from '../../../machines/account/verification/verification.machine.ts'
import {
  type Mark,
  type Marks,
  VERIFICATION_COUNTDOWN,
} from '../../../machines/account/verification/verification.rules.ts'
import { mapResult } from '../../../machines/common/result.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'
import type { Storage, StorageKey } from '../../environment/storage.ts'
import { readStored } from '../../environment/stored.ts'

const keptMarks = z.record(z.string(), z.object({ until: z.number(), added: z.boolean() }))

const placeOf = (remoteId: string): StorageKey => `app.verification.${remoteId}`

function readMarks(storage: Storage, remoteId: string): Marks {
  return readStored(storage, placeOf(remoteId), keptMarks)
}

function keepMark(storage: Storage, { remoteId, contact }: ContactRequest, mark: Mark): void {
  storage.set(placeOf(remoteId), JSON.stringify({ ...readMarks(storage, remoteId), [contact]: mark }))
}

function forgetMark(storage: Storage, { remoteId, contact }: ContactRequest): void {
  const { [contact]: _, ...others } = readMarks(storage, remoteId)
  storage.set(placeOf(remoteId), JSON.stringify(others))
}

export function verificationPortsOf(environment: Environment): typeof verificationPorts {
  const { http, storage, clock } = environment
  return {
    recall: fromPromise(async ({ input }) => ({ marks: readMarks(storage, input), now: clock.now() })),
    addNumber: fromPromise(async ({ input, signal }) => {
      const outcome = await http.send(accountCalls.addNumber, { body: { phone: input.contact }, signal })
      if (outcome.ok) keepMark(storage, input, { until: 0, added: true })
      return outcome
    }),
    sendCode: fromPromise(async ({ input, signal }) => {
      const { kind, contact } = input
      const outcome = await (kind === 'added'
        ? http.send(accountCalls.sendAddedCode, { body: { phone: contact }, signal })
        : http.send(accountCalls.sendCode, {
            body: kind === 'email' ? { email: contact } : { phone: contact },
            signal,
          }))
      const at = clock.now()
      if (outcome.ok)
        keepMark(storage, input, { until: at + VERIFICATION_COUNTDOWN, added: kind === 'added' })
      return mapResult(outcome, () => at)
    }),
    verifyCode: fromPromise(async ({ input, signal }) => {
      const { kind, code } = input
      const outcome = await (kind === 'email'
        ? http.send(accountCalls.verifyEmail, { body: { code }, signal })
        : http.send(kind === 'added' ? accountCalls.verifyAddedPhone : accountCalls.verifyPhone, {
            body: { verification_code: code },
            signal,
          }))
      if (outcome.ok) forgetMark(storage, input)
      return outcome
    }),
    clock: countdownClock(environment),
  }
}
