import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import type { resetPasswordMachine } from '#machines/access/resetPassword/resetPassword.machine.ts'
import { FormPage } from '#src/app/frame/FormPage.tsx'
import { useSite } from '#src/app/site.context.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { resetPasswordTexts } from '#src/i18n/en/access/resetPassword.ts'
import { PasswordForm } from './PasswordForm.tsx'
import * as css from './resetPassword.css.ts'

/** The `/reset-password` screen, for players who are logged in. */
export function ResetPasswordScreen({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const { resetPassword: password } = useTexts(resetPasswordTexts)
  const { router } = useSite()
  const state = useSelector(actor, ({ value }) => String(value))
  const changed = state === 'changed' || state === 'done'
  return (
    <FormPage
      flow="resetPassword"
      state={state}
      title={password.title}
      lead={password.lead}
      onBack={() => router.send({ type: 'navigate', to: '/account' })}
    >
      {!changed && (
        <>
          <PasswordForm actor={actor} />
          <Tips />
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
function Tips() {
  const { resetPassword: password } = useTexts(resetPasswordTexts)
  return (
    <section className={css.tips}>
      <h2 className={css.heading}>{password.tips}</h2>
      <ul className={css.rules}>
        {password.rules.map((rule) => (
          <li key={rule} className={css.rule}>
            {rule}
          </li>
        ))}
      </ul>
      <p>{password.ends}</p>
    </section>
  )
}
