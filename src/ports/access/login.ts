import { accessCalls, type LoginResponse } from '@tiya/contract/account'
import { promisePort } from '@tiya/ports/promisePort'
import type { loginPorts } from '#machines/access/login/login.machine.ts'
import type { Credentials } from '#machines/access/login/login.rules.ts'
import { mapResult, type Result } from '#machines/common/result.ts'
import type { Session } from '#machines/common/session.types.ts'
import type { Environment } from '../../environment/environment.ts'

/** Returns the session in a login response; a username that it lacks is the one that was typed. */
function sessionOf(answer: LoginResponse, typed: string): Session {
  return {
    token: answer.token,
    remoteId: answer.remote_id,
    username: answer.username || typed,
    exchangeToken: answer.exchange?.[0]?.token ?? '',
  }
}

/** Logs a player in and returns the session. */
export async function logIn(
  { http }: Environment,
  body: Credentials,
  signal: AbortSignal,
): Promise<Result<Session>> {
  return mapResult(await http.send(accessCalls.login, { body, signal }), (answer) =>
    sessionOf(answer, body.username),
  )
}

export function loginPortsOf(environment: Environment): typeof loginPorts {
  return {
    login: promisePort(environment.report, ({ input, signal }) => logIn(environment, input, signal)),
  }
}
