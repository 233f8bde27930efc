import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { isBusy } from '#machines/common/isBusy.ts'
import { toldFailure } from '#machines/common/result.ts'
import { FailureModal } from '#src/app/frame/FailureModal.tsx'
import { NewPasswordField } from '#src/app/frame/NewPasswordField.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { resetPasswordTexts } from '#src/i18n/en/access/resetPassword.ts'
import { prose } from '#src/theme/global.css.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Form } from '#src/ui/fields/Form.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'

/** Renders the form to change the password. It shows one error at a time, in the order of the checks. */
export function PasswordForm({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const { resetPassword: password } = useTexts(resetPasswordTexts)
  const { form, error } = useSelector(actor, ({ context }) => context)
  const failure = useSelector(actor, ({ context }) => toldFailure(context.failure))
  const busy = useSelector(actor, isBusy)

  const field = (name: 'current' | 'next' | 'confirm') => ({
    name,
    label: password[name],
    showLabel: password.show[name],
    value: form[name],
    onChange: (value: string) => actor.send({ type: 'field.changed', field: name, value }),
    error: error?.field === name ? password.errors[error.error] : undefined,
    readOnly: busy,
  })

  return (
    <>
      <Form onSubmit={() => actor.send({ type: 'submit' })}>
        <PasswordField {...field('current')} autoComplete="current-password" />
        <NewPasswordField {...field('next')} />
        <PasswordField {...field('confirm')} autoComplete="new-password" />
        <p className={prose}>{password.ends}</p>
        <Button type="submit" wide busy={busy}>
          {password.submit}
        </Button>
      </Form>
      <FailureModal failure={failure} words={password} onClose={() => actor.send({ type: 'dismiss' })} />
    </>
  )
}
