import type { forgotPasswordPorts } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { otpPayload, resetPayload } from '#machines/access/forgotPassword/forgotPassword.rules.ts'
import { mapResult } from '#machines/common/result.ts'
import { accessCalls } from '#machines/contract/account.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../common/promisePort.ts'

export function forgotPasswordPortsOf(environment: Environment): typeof forgotPasswordPorts {
  const { http, clock } = environment
  return {
    sendOtp: promisePort(environment.report, async ({ input: { mode, form }, signal }) =>
      mapResult(await http.send(accessCalls.forgotPassword, { body: otpPayload(mode, form), signal }), () =>
        clock.now(),
      ),
    ),
    resetPassword: promisePort(environment.report, ({ input, signal }) =>
      http.send(accessCalls.resetPassword, { body: resetPayload(input), signal }),
    ),
    clock: countdownClock(environment),
  }
}
