export type NewPasswordError = 'tooShort' | 'forbiddenCharacters' | 'missingLetterOrDigit'

/** Checks a new password: at least 8 characters, only letters and digits, with at least one of each. */
export function checkNewPassword(password: string): NewPasswordError | null {
  if (password.length < 8) return 'tooShort'
  if (!/^[A-Za-z0-9]+$/.test(password)) return 'forbiddenCharacters'
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? null : 'missingLetterOrDigit'
}
