import type { registerPorts } from '#machines/access/register/register.machine.ts'
import { registerPayload } from '#machines/access/register/register.rules.ts'
import { succeeded } from '#machines/common/result.ts'
import { accessCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetCodes } from '../../environment/storage/codes.ts'
import { promisePort } from '../common/promisePort.ts'

export function registerPortsOf({ http, storage, report }: Environment): typeof registerPorts {
  return {
    createPlayer: promisePort(report, ({ input: { form, codes, key }, signal }) =>
      http.send(accessCalls.createPlayer, { body: registerPayload(form, codes, key), signal }),
    ),
    forgetCodes: promisePort(report, async () => {
      forgetCodes(storage)
      return succeeded(undefined)
    }),
  }
}
