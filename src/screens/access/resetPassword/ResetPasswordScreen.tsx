import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { PasswordRules } from '#src/app/frame/PasswordRules.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { newPasswordTexts } from '#src/i18n/en/access/newPassword.ts'
import { resetPasswordTexts } from '#src/i18n/en/access/resetPassword.ts'
import { PasswordForm } from './PasswordForm.tsx'
import * as css from './resetPassword.css.ts'

/** The `/reset-password` screen, for players who are logged in. */
export function ResetPasswordScreen({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const { resetPassword: password } = useTexts(resetPasswordTexts)
  const state = useSelector(actor, ({ value }) => String(value))
  const rules = useId()
  const changed = state === 'changed' || state === 'done'
  return (
    <FormPage actor={actor} title={password.title} lead={password.lead} back="/account">
      {!changed && (
        <>
          <PasswordForm actor={actor} rules={rules} />
          <Tips actor={actor} rules={rules} />
        </>
      )}
      <div role="status">
        {changed && (
          <p className={css.changed}>
            <CircleCheck size={24} className={css.mark} />
            {password.changed}
          </p>
        )}
      </div>
    </FormPage>
  )
}

/** Lists the rules for a new password. */
function Tips({ actor, rules }: { actor: ActorRefFrom<typeof resetPasswordMachine>; rules: string }) {
  const { resetPassword: password, newPassword } = useTexts(resetPasswordTexts, newPasswordTexts)
  const next = useSelector(actor, ({ context }) => context.form.next)
  return (
    <section className={css.tips}>
      <h2 className={css.heading}>{newPassword.tips}</h2>
      <PasswordRules id={rules} password={next} />
      <p>{password.ends}</p>
    </section>
  )
}
