import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import type { AccountFields } from './accountFields.ts'

/** Renders the fields for a new password and its confirmation. */
export function PasswordFields({
  field,
  hint,
}: Pick<AccountFields<'password' | 'confirmPassword'>, 'field'> & { hint: string }) {
  const { signup } = useTexts(signupTexts)
  return (
    <>
      <PasswordField
        {...field('password', hint)}
        label={signup.password}
        showLabel={signup.showPassword}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={signup.confirmPassword}
        showLabel={signup.showConfirmation}
        autoComplete="new-password"
      />
    </>
  )
}
