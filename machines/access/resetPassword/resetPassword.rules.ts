import { checkNewPassword } from '../newPassword.rules.ts'

export interface PasswordForm {
  readonly current: string
  readonly next: string
  readonly confirm: string
}

export type PasswordError = 'nextInvalid' | 'currentMissing' | 'confirmMissing' | 'confirmDiffers'

/** Returns the first error and its field, or null if there is none. */
export function checkPassword(
  form: PasswordForm,
): { readonly field: keyof PasswordForm; readonly error: PasswordError } | null {
  if (checkNewPassword(form.next) !== null) return { field: 'next', error: 'nextInvalid' }
  if (form.current === '') return { field: 'current', error: 'currentMissing' }
  if (form.confirm === '') return { field: 'confirm', error: 'confirmMissing' }
  return form.confirm === form.next ? null : { field: 'confirm', error: 'confirmDiffers' }
}
