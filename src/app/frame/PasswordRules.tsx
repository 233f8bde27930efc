import { Check } from 'lucide-react'
import { type PasswordRule, passwordRules } from '#machines/access/newPassword.rules.ts'
import { newPasswordTexts } from '../../i18n/en/access/newPassword.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { useTexts } from '../useTexts.ts'
import * as css from './passwordRules.css.ts'

interface Props {
  /** `passwordRuleIds` of it describe the field. */
  id: string
  /** As typed so far. */
  password: string
  /** The greatest length, if there is one. */
  most?: number | undefined
}

/** Renders the rules of a new password, ticked while it is typed. */
export function PasswordRules({ id, password, most }: Props) {
  const { newPassword: text } = useTexts(newPasswordTexts)
  const words = { ...text.rules, ...(most && { length: text.lengthTo(most) }) }
  const rules = Object.entries(passwordRules(password, most)) as [PasswordRule, boolean][]
  return (
    <ul aria-label={text.tips} className={css.rules}>
      {rules.map(([rule, met]) => (
        <li key={rule} id={`${id}-${rule}`} className={met ? css.met : css.rule}>
          {met ? <Check size={16} /> : <span className={css.dot} />}
          {words[rule]}
          <span className={visuallyHidden}>: {met ? text.met : text.open}</span>
        </li>
      ))}
    </ul>
  )
}
