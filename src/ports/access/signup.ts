import { accessCalls } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import type { signupPorts } from '#machines/access/signup/signup.machine.ts'
import { signupPayload } from '#machines/access/signup/signup.rules.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetCodes } from '../../environment/storage/codes.ts'
import { logIn } from './login.ts'

export function signupPortsOf(environment: Environment): typeof signupPorts {
  const { http, storage, report } = environment
  return {
    createPlayer: promisePort(report, async ({ input: { form, codes }, signal }) => {
      const body = signupPayload(form, codes)
      return mapResult(await http.send(accessCalls.createPlayer, { body, signal }), ({ exchange }) => {
        forgetCodes(storage)
        return exchange?.[0]?.token ?? ''
      })
    }),
    // Who can log in with the form has signed up, perhaps by a request whose answer was lost.
    login: promisePort(report, async ({ input, signal }) =>
      mapResult(await logIn(environment, input, signal), (session) => {
        forgetCodes(storage)
        return session
      }),
    ),
  }
}
