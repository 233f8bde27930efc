import { accountCalls } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import {
  type CodesSent,
  type ContactRequest,
  codesSent,
  withAdded,
  withCodeSent,
  withoutContact,
} from '#machines/account/verification/verification.rules.ts'
import type { verificationPorts } from '#machines/account/verification/verification.setup.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { LASTING } from '../../environment/http/http.ts'
import type { Storage, StorageKey } from '../../environment/storage/storage.ts'
import { readStored } from '../../environment/storage/stored.ts'
import { countdownClock } from '../../environment/time/clock.ts'

const keyOf = (remoteId: string): StorageKey => `app.verification.${remoteId}`

function readCodes(storage: Storage, remoteId: string): CodesSent {
  return readStored(storage, keyOf(remoteId), codesSent)
}

/** Changes what is stored of a player's contacts; not once the player's session has ended. */
function changeCodes(storage: Storage, remoteId: string, change: (codes: CodesSent) => CodesSent): void {
  if (storage.get('remote_id') !== remoteId) return
  storage.set(keyOf(remoteId), JSON.stringify(change(readCodes(storage, remoteId))))
}

export function verificationPortsOf(environment: Environment): typeof verificationPorts {
  const { http, storage, clock } = environment

  function postCode({ kind, contact }: ContactRequest) {
    if (kind === 'added')
      return http.send(accountCalls.sendAddedCode, { body: { phone: contact }, signal: LASTING })
    const body = kind === 'email' ? { email: contact } : { phone: contact }
    return http.send(accountCalls.sendCode, { body, signal: LASTING })
  }

  function postCheck({ kind, code }: { kind: ContactRequest['kind']; code: string }) {
    if (kind === 'email') return http.send(accountCalls.verifyEmail, { body: { code }, signal: LASTING })
    const call = kind === 'added' ? accountCalls.verifyAddedPhone : accountCalls.verifyPhone
    return http.send(call, { body: { verification_code: code }, signal: LASTING })
  }

  return {
    recall: promisePort(environment.report, async ({ input }) =>
      succeeded({ codes: readCodes(storage, input), now: clock.now() }),
    ),
    addNumber: promisePort(environment.report, async ({ input: { remoteId, contact } }) => {
      const result = await http.send(accountCalls.addNumber, { body: { phone: contact }, signal: LASTING })
      if (result.ok) changeCodes(storage, remoteId, (codes) => withAdded(codes, contact))
      return result
    }),
    sendCode: promisePort(environment.report, async ({ input }) => {
      const { kind, remoteId, contact } = input
      const result = await postCode(input)
      const at = clock.now()
      if (result.ok) changeCodes(storage, remoteId, (codes) => withCodeSent(codes, kind, contact, at))
      return mapResult(result, () => at)
    }),
    verifyCode: promisePort(environment.report, async ({ input }) => {
      const result = await postCheck(input)
      if (result.ok) changeCodes(storage, input.remoteId, (codes) => withoutContact(codes, input.contact))
      return result
    }),
    clock: countdownClock(environment),
  }
}
