import { accessCalls } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import type { registerPorts } from '#machines/access/register/register.machine.ts'
import { registerPayload } from '#machines/access/register/register.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { forgetCodes } from '../../environment/storage/codes.ts'

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
