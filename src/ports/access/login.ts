import type { loginPorts } from '#machines/access/login/login.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import type { Session } from '#machines/common/session.types.ts'
import { accessCalls, type LoginResponse } from '#machines/contract/account.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

/** Returns the session in a login response. */
function sessionOf(answer: LoginResponse): Session {
  return {
    token: answer.token,
    remoteId: answer.remote_id,
    username: answer.username,
    exchangeToken: answer.exchange?.[0]?.token ?? '',
  }
}

export function loginPortsOf({ http, report }: Environment): typeof loginPorts {
  return {
    login: promisePort(report, async ({ input, signal }) =>
      mapResult(await http.send(accessCalls.login, { body: input, signal }), sessionOf),
    ),
  }
}
