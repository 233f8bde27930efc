import type { signupPorts } from '#machines/access/signup/signup.machine.ts'
import { signupPayload } from '#machines/access/signup/signup.rules.ts'
import { mapResult } from '#machines/common/result.ts'
import { accessCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'
import { loginPortsOf } from './login.ts'

export function signupPortsOf(environment: Environment): typeof signupPorts {
  return {
    createPlayer: promisePort(environment.report, async ({ input: { form, codes }, signal }) =>
      mapResult(
        await environment.http.send(accessCalls.createPlayer, { body: signupPayload(form, codes), signal }),
        ({ exchange }) => exchange?.[0]?.token ?? '',
      ),
    ),
    ...loginPortsOf(environment),
  }
}
