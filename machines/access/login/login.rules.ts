export interface Credentials {
  readonly username: string
  readonly password: string
}

export type CredentialsError = 'usernameInvalid' | 'passwordTooShort'
export type CredentialsErrors = { readonly [Field in keyof Credentials]?: CredentialsError }

/** What is wrong with what was typed; empty where nothing is. */
export function checkCredentials({ username, password }: Credentials): CredentialsErrors {
  return {
    ...(/^[A-Za-z0-9]+$/.test(username) ? {} : { username: 'usernameInvalid' }),
    ...(password.length >= 8 ? {} : { password: 'passwordTooShort' }),
  }
}
