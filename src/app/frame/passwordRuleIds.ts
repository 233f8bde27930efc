import { passwordRules } from '#machines/access/newPassword.rules.ts'

/** Returns the ids of the rules of a `PasswordRules` with this id, for the `aria-describedby` of the field. */
export function passwordRuleIds(id: string): string {
  return Object.keys(passwordRules(''))
    .map((rule) => `${id}-${rule}`)
    .join(' ')
}
