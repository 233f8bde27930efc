import { fromPromise } from 'xstate'
import type { resetPasswordPorts } from '../../../machines/access/resetPassword/resetPassword.machine.ts'
import { accountCalls } from '../../../machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'

export function resetPasswordPortsOf({ http, storage }: Environment): typeof resetPasswordPorts {
  return {
    changePassword: fromPromise(async ({ input, signal }) => {
      const outcome = await http.send(accountCalls.changePassword, {
        body: {
          old_password: input.current,
          new_password: input.next,
          new_password_confirmation: input.confirm,
        },
        signal,
      })
      // The server has ended the session: the balance poll must not find that out before the success is read.
      if (outcome.ok) storage.remove('token')
      return outcome
    }),
  }
}
