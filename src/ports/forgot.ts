import { fromPromise } from 'xstate'
import { phoneOnWire, westernDigits } from '../../machines/contact/phone.rules.ts'
import { accessCalls } from '../../machines/contract/account.ts'
import { mapOutcome } from '../../machines/contract/outcome.ts'
import type { forgotPorts } from '../../machines/forgot/forgot.machine.ts'
import { countdownClock } from './clock.ts'
import type { Outside } from './outside.ts'

export function forgotPortsOf(outside: Outside): typeof forgotPorts {
  const { http, clock } = outside
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
      return mapOutcome(outcome, () => clock.now())
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
    clock: countdownClock(outside),
  }
}
