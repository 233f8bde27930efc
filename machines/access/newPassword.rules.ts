export type NewPasswordError = 'tooShort' | 'forbiddenCharacters' | 'missingLetterOrDigit'

/** The rules of a new password. */
export type PasswordRule = 'length' | 'characters' | 'kinds'

/** Returns which rules a password meets: 8 to `most` characters, only letters and digits, at least one of each. */
export function passwordRules(
  password: string,
  most = Number.POSITIVE_INFINITY,
): Readonly<Record<PasswordRule, boolean>> {
  return {
    length: password.length >= 8 && password.length <= most,
    characters: /^[A-Za-z0-9]+$/.test(password),
    kinds: /[A-Za-z]/.test(password) && /\d/.test(password),
  }
}

/** Checks a new password of any length from 8 characters on. */
export function checkNewPassword(password: string): NewPasswordError | null {
  const { length, characters, kinds } = passwordRules(password)
  if (!length) return 'tooShort'
  if (!characters) return 'forbiddenCharacters'
  return kinds ? null : 'missingLetterOrDigit'
}
