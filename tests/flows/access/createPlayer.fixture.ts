import type { Page } from '@playwright/test'
import { failureWords, type Told } from '#tests/model/failureWords.ts'
import { failures } from '#tests/model/model.ts'
import { leaveField, typeInto } from '#tests/site/controls.ts'

/** The server's answers to both forms that create a player. */
export const CREATE_PLAYER = {
  created: { body: { message: 'Welcome.', exchange: [{ token: 'exchange-of-new' }] } },
  'username taken': {
    status: 422,
    body: { message: 'Some fields are wrong.', errors: { username: ['The username has been taken.'] } },
  },
  'a field that the form lacks': { status: 422, body: { errors: { agent_code: ['No such agent.'] } } },
  'success is false': { body: { success: false, message: 'Try another day.' } },
  ...failures('Sign-up is closed.', 30_000),
}

/** The texts of wrong fields that both forms have. */
export const FIELD_ERRORS = {
  tooShort: 'Password must be at least 8 characters',
  forbiddenCharacters: 'Password can only contain letters and numbers (no special characters)',
  missingLetterOrDigit: 'Password must contain at least one letter and one number',
  confirmMissing: 'Confirm Password is required',
  confirmDiffers: 'Passwords do not match',
  phoneInvalid: 'Invalid phone number (10-15 digits)',
  emailInvalid: 'Invalid email address',
}

interface Failed {
  readonly failure: (Told & { readonly fields?: Readonly<Record<string, string>> }) | null
  readonly refusals: object
}

/**
 * Returns the text of the dialog after a failed sign-up; null if there was none or fields say it. For a field that the
 * form lacks, it is the server's message.
 */
export function signupWords({ failure, refusals }: Failed): string | null {
  if (!failure || Object.keys(refusals).length > 0) return null
  const refused = failure.fields?.agent_code ?? 'Submission failed'
  return failureWords(failure, { unanswered: 'Network error, please try again', refused })
}

/** The controls of both forms, by the labels of their fields. */
export function playerForm<Name extends string>(page: Page, labels: Readonly<Record<Name, string>>) {
  const control = (name: Name) =>
    name === 'callingCode'
      ? page.getByRole('combobox', { name: labels[name] })
      : page.getByRole('main').getByLabel(labels[name], { exact: true })
  const currency = (name: string) =>
    page.getByRole('radiogroup', { name: 'Currency' }).getByRole('radio', { name, exact: true })
  return {
    control,
    currency,
    change: async (name: Name, value: string): Promise<void> => {
      if (name === 'currency') await currency(value).click()
      else if (name === 'callingCode') await control(name).selectOption(value)
      else await typeInto(control(name), value)
    },
    leave: (name: Name): Promise<void> => leaveField(control(name)),
  }
}
