import { accountCalls } from '@tiya/contract/account'
import { channelPort } from '@tiya/ports/channelPort'
import { promisePort } from '@tiya/ports/promisePort'
import type { ActorRefFrom, AnyActor } from 'xstate'
import type { resetPasswordPorts } from '#machines/access/resetPassword/resetPassword.machine.ts'
import type { sessionMachine } from '#machines/access/session/session.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { LASTING } from '../../environment/http/http.ts'
import { clearLoggedOut, forgetPlayer } from './session.ts'

/** Ends the session on this device; a changed password has ended it on the server. */
function endSession(system: AnyActor['system']): void {
  const session: ActorRefFrom<typeof sessionMachine> | undefined = system.get('session')
  session?.send({ type: 'logout', revoked: true })
}

export function resetPasswordPortsOf(environment: Environment): typeof resetPasswordPorts {
  const { http, storage, report } = environment
  return {
    changePassword: promisePort(report, async ({ input, signal, system }) => {
      const token = storage.get('token')
      const result = await http.send(accountCalls.changePassword, {
        body: {
          old_password: input.current,
          new_password: input.next,
          new_password_confirmation: input.confirm,
        },
        signal: LASTING,
      })
      // The screen was left meanwhile, so its chart can't end the session.
      if (result.ok && signal.aborted && storage.get('token') === token) endSession(system)
      return result
    }),
    // A tab that is closed while the success is shown leaves nothing; without the token, its polls get no 401.
    sessionEnd: channelPort(({ system }) => {
      const remoteId = storage.get('remote_id')
      clearLoggedOut(environment)
      return () => {
        endSession(system)
        // The reality check may have stored its times meanwhile.
        forgetPlayer(storage, remoteId)
      }
    }),
  }
}
