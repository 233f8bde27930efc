import type { resetPasswordPorts } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { LASTING } from '../../environment/http.ts'
import { promisePort } from '../common/promisePort.ts'

export function resetPasswordPortsOf({ http, storage, report }: Environment): typeof resetPasswordPorts {
  return {
    changePassword: promisePort(report, ({ input }) =>
      http.send(accountCalls.changePassword, {
        body: {
          old_password: input.current,
          new_password: input.next,
          new_password_confirmation: input.confirm,
        },
        signal: LASTING,
      }),
    ),
    forgetToken: promisePort(report, async () => {
      storage.remove('token')
      return succeeded(undefined)
    }),
  }
}
