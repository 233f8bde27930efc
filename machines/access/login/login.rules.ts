import { typedWord } from '../../common/input/typed.rules.ts'
import type { Failure } from '../../common/result.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type CredentialsError = 'usernameInvalid' | 'passwordTooShort'
export type CredentialsErrors = { readonly [Field in keyof Credentials]?: CredentialsError }

/** Returns what to send: the username without what is invisible in it and the spaces around it. */
export function credentialsOf({ username, password }: Credentials): Credentials {
  return { username: typedWord(username), password }
}

/** Returns the errors in what was typed; empty if there are none. */
export function checkCredentials(form: Credentials): CredentialsErrors {
  const { username, password } = credentialsOf(form)
  return {
    ...(/^[A-Za-z0-9]+$/.test(username) ? {} : { username: 'usernameInvalid' }),
    ...(password.length >= 8 ? {} : { password: 'passwordTooShort' }),
  }
}

/** Statuses by which a server says that the credentials are wrong. */
const WRONG = [400, 401, 403, 404, 422]

/** Returns true if a failed log-in without a message means wrong credentials; any other may be the server's fault. */
export function refusesCredentials(failure: Failure): boolean {
  return failure.kind === 'refused' && WRONG.includes(failure.status)
}
