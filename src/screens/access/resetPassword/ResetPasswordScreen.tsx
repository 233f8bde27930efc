import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { resetPasswordTexts } from '#src/i18n/en/access/resetPassword.ts'
import { PasswordForm } from './PasswordForm.tsx'
import * as css from './resetPassword.css.ts'

/** The `/reset-password` screen, for players who are logged in. */
export function ResetPasswordScreen({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const { resetPassword: password } = useTexts(resetPasswordTexts)
  const state = useSelector(actor, ({ value }) => String(value))
  const changed = state === 'changed' || state === 'done'
  return (
    <FormPage actor={actor} title={password.title} lead={password.lead} back="/account">
      {!changed && <PasswordForm actor={actor} />}
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
