import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { forgotPasswordMachine } from '#machines/access/forgotPassword/forgotPassword.machine.ts'
import { resendIn } from '#machines/access/forgotPassword/forgotPassword.rules.ts'
import { resendState } from '#machines/access/forgotPassword/forgotPassword.selectors.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { NewPasswordField } from '#src/app/frame/NewPasswordField.tsx'
import { FailureAlert } from '#src/app/notices/FailureAlert.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { forgotPasswordTexts } from '#src/i18n/en/access/forgotPassword.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Countdown } from '#src/ui/feedback/Countdown.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import * as inputs from '#src/ui/fields/inputs.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { focusField } from '#src/ui/layout/focus.ts'
import * as css from './forgotPassword.css.ts'

/** Renders the form for the code and the new password. Another code can be requested after a minute. */
export function OtpForm({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { forgotPassword: forgot } = useTexts(forgotPasswordTexts)
  const { mode, form, errors, failure, resendFailure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, isBusy)
  const resend = useSelector(actor, resendState)

  const seconds = useSelector(actor, ({ context }) => resendIn(context) / 1_000)

  const field = (name: 'otp' | 'password' | 'confirmPassword') => ({
    name,
    value: form[name],
    onChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
    error: errors[name] && forgot.errors[errors[name]],
    readOnly: busy,
  })

  return (
    <>
      <p role="status" className={css.sent}>
        <CircleCheck size={20} />
        {resend === 'sending' ? forgot.sending : mode === 'email' ? forgot.sentEmail : forgot.sentSms}
      </p>
      <Form
        onSubmit={() => actor.send({ type: 'submit' })}
        onLeave={(name) => actor.send({ type: 'field.left', field: name as keyof typeof form })}
      >
        <TextField
          {...field('otp')}
          ref={focusField}
          label={forgot.otp}
          note={forgot.otpHint}
          {...inputs.oneTimeCode}
        />
        <NewPasswordField {...field('password')} label={forgot.password} showLabel={forgot.showPassword} />
        <PasswordField
          {...field('confirmPassword')}
          label={forgot.confirmPassword}
          showLabel={forgot.showConfirmation}
          autoComplete="new-password"
        />
        <FailureAlert
          failure={failure}
          words={{ refused: forgot.resetRefused, silent: forgot.resetSilent }}
        />
        <Button type="submit" wide busy={busy}>
          {forgot.reset}
        </Button>
      </Form>
      <div className={css.resend}>
        <FailureAlert
          failure={resendFailure}
          words={{ refused: forgot.sendRefused, silent: forgot.sendSilent }}
        />
        <Button
          tone="secondary"
          wide
          busy={resend === 'sending'}
          disabled={resend !== 'ready'}
          onClick={() => actor.send({ type: 'resend' })}
        >
          {forgot.resend}
        </Button>
        {resend === 'cooling' && (
          <p className={css.later}>
            <span aria-hidden="true">{forgot.nextCode}: </span>
            <Countdown seconds={seconds} label={forgot.nextCode} />
          </p>
        )}
      </div>
    </>
  )
}
