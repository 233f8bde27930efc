export type NewPasswordError = 'tooShort' | 'forbiddenCharacters' | 'missingLetterOrDigit'

/** A new password: letters and digits only, one of each at least, 8 or more. */
export function checkNewPassword(password: string): NewPasswordError | null {
  if (password.length < 8) return 'tooShort'
  if (!/^[A-Za-z0-9]+$/.test(password)) return 'forbiddenCharacters'
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? null : 'missingLetterOrDigit'
}
