import { NewPasswordField } from '#src/app/frame/NewPasswordField.tsx'
import { useTexts } from '#src/app/useTexts.ts'
import { signupTexts } from '#src/i18n/en/access/signup.ts'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import type { AccountFields } from './accountFields.ts'

/** Renders the fields for a new password and its confirmation. `most` is its greatest length, if there is one. */
export function PasswordFields({
  field,
  most,
}: Pick<AccountFields<'password' | 'confirmPassword'>, 'field'> & { most?: number }) {
  const { signup } = useTexts(signupTexts)
  return (
    <>
      <NewPasswordField
        {...field('password')}
        label={signup.password}
        showLabel={signup.showPassword}
        most={most}
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
