export interface Credentials {
  readonly username: string
  readonly password: string
}

export type CredentialsError = 'usernameInvalid' | 'passwordTooShort'
export type CredentialsErrors = { readonly [Field in keyof Credentials]?: CredentialsError }

/** Returns the errors in what was typed; empty if there are none. */
export function checkCredentials({ username, password }: Credentials): CredentialsErrors {
  return {
    ...(/^[A-Za-z0-9]+$/.test(username) ? {} : { username: 'usernameInvalid' }),
    ...(password.length >= 8 ? {} : { password: 'passwordTooShort' }),
  }
}
