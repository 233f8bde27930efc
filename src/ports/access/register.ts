import { fromPromise } from 'xstate'
import type { registerPorts } from '../../../machines/access/register/register.machine.ts'
import { registerPayload } from '../../../machines/access/register/register.rules.ts'
import { accessCalls } from '../../../machines/contract/account.ts'
import { forgetCodes } from '../../environment/codes.ts'
import type { Environment } from '../../environment/environment.ts'

export function registerPortsOf({ http, storage }: Environment): typeof registerPorts {
  return {
    createPlayer: fromPromise(({ input: { form, codes, key }, signal }) =>
      http.send(accessCalls.createPlayer, { body: registerPayload(form, codes, key), signal }),
    ),
    forgetCodes: fromPromise(async () => {
      forgetCodes(storage)
      return undefined
    }),
  }
}
