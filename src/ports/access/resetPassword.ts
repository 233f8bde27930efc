import { fromPromise } from 'xstate'
import type { resetPasswordPorts } from '../../../machines/access/resetPassword/resetPassword.machine.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'

export function resetPasswordPortsOf({ http, storage }: Environment): typeof resetPasswordPorts {
  return {
    changePassword: fromPromise(({ input, signal }) =>
      http.send(accountCalls.changePassword, {
        body: {
          old_password: input.current,
          new_password: input.next,
          new_password_confirmation: input.confirm,
        },
        signal,
      }),
    ),
    forgetToken: fromPromise(async () => {
      storage.remove('token')
      return undefined
    }),
  }
}
