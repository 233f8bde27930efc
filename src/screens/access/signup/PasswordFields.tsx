import { useId } from 'react'
import { PasswordRules } from '#src/app/frame/PasswordRules.tsx'
import { passwordRuleIds } from '#src/app/frame/passwordRuleIds.ts'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import type { AccountFields } from './accountFields.ts'
import * as css from './signup.css.ts'

/**
 * Renders the fields for a new password, its rules or the error that names one of them, and its confirmation. `most` is
 * its greatest length, if there is one.
 */
export function PasswordFields({
  field,
  most,
}: Pick<AccountFields<'password' | 'confirmPassword'>, 'field'> & { most?: number }) {
  const { signup } = useTexts(signupTexts)
  const password = field('password')
  const rules = useId()
  return (
    <>
      <div className={css.password}>
        <PasswordField
          {...password}
          label={signup.password}
          showLabel={signup.showPassword}
          rules={password.error ? undefined : passwordRuleIds(rules)}
          autoComplete="new-password"
        />
        {!password.error && <PasswordRules id={rules} password={password.value} most={most} />}
      </div>
      <PasswordField
        {...field('confirmPassword')}
        label={signup.confirmPassword}
        showLabel={signup.showConfirmation}
        autoComplete="new-password"
      />
    </>
  )
}
