import { fromPromise } from 'xstate'
import type { forgotPasswordPorts } from '../../../machines/access/forgotPassword/forgotPassword.machine.ts'
import { phoneOnWire, westernDigits } from '../../../machines/account/phone.rules.ts'
import { mapResult } from '../../../machines/common/result.ts'
import { accessCalls } from '../../../machines/contract/account.ts'
import { countdownClock } from '../../environment/clock.ts'
import type { Environment } from '../../environment/environment.ts'

export function forgotPasswordPortsOf(environment: Environment): typeof forgotPasswordPorts {
  const { http, clock } = environment
  return {
    sendOtp: fromPromise(async ({ input: { mode, form }, signal }) => {
      const username = form.username.trim()
      const outcome = await http.send(accessCalls.forgotPassword, {
        body:
          mode === 'email'
            ? { type: 'email', email: form.email.trim(), username }
            : { type: 'sms', phone: phoneOnWire(form.phone), username },
        signal,
      })
      return mapResult(outcome, () => clock.now())
    }),
    resetPassword: fromPromise(({ input, signal }) =>
      http.send(accessCalls.resetPassword, {
        body: {
          otp: westernDigits(input.otp.trim()),
          password: input.password,
          password_confirmation: input.confirmPassword,
          username: input.username.trim(),
        },
        signal,
      }),
    ),
    clock: countdownClock(environment),
  }
}
