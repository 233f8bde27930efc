import { fromPromise } from 'xstate'
import { accessCalls, type LoginResponse } from '../../machines/contract/account.ts'
import { mapOutcome } from '../../machines/contract/outcome.ts'
import type { loginPorts } from '../../machines/login/login.machine.ts'
import type { Session } from '../../machines/session/session.types.ts'
import type { Outside } from './outside.ts'

/** The session of a log-in's answer (spec, 3, Login response). */
function sessionOf(answer: LoginResponse): Session {
  return {
    token: answer.token,
    remoteId: answer.remote_id,
    username: answer.username,
    exchangeToken: answer.exchange?.[0]?.token ?? '',
  }
}

export function loginPortsOf({ http }: Outside): typeof loginPorts {
  return {
    login: fromPromise(async ({ input, signal }) =>
      mapOutcome(await http.send(accessCalls.login, { body: input, signal }), sessionOf),
    ),
  }
}
