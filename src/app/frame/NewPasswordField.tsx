import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { type PasswordRule, passwordRules } from '#machines/access/newPassword.rules.ts'
import { newPasswordTexts } from '../../i18n/en/access/newPassword.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useTexts } from '../useTexts.ts'
import * as css from './newPasswordField.css.ts'

interface Props extends ComponentProps<typeof PasswordField> {
  /** The greatest length, if there is one. */
  most?: number | undefined
}

/** Renders the field for a new password, with its rules below it, or the error that names one of them. */
export function NewPasswordField({ most, ...field }: Props) {
  const id = useId()
  const rules = Object.entries(passwordRules(field.value, most)) as [PasswordRule, boolean][]
  const { newPassword: text } = useTexts(newPasswordTexts)
  const words = { ...text.rules, ...(most && { length: text.lengthTo(most) }) }
  return (
    <div className={css.field}>
      <PasswordField
        {...field}
        rules={field.error ? undefined : rules.map(([rule]) => `${id}-${rule}`).join(' ')}
        autoComplete="new-password"
      />
      {!field.error && (
        <ul aria-label={text.tips} className={css.rules}>
          {rules.map(([rule, met]) => (
            <li key={rule} id={`${id}-${rule}`} className={met ? css.met : css.rule}>
              {met ? <Check size={16} /> : <span className={css.dot} />}
              {words[rule]}
              <span className={visuallyHidden}>: {met ? text.met : text.open}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
