import type { SignupField } from '#machines/access/signup/signup.rules.ts'

type ByField<Field extends string, Value> = { readonly [Name in Field]?: Value | undefined }

interface Given<Field extends string, Error extends string> {
  readonly form: Readonly<Record<Field, string>>
  readonly errors: ByField<Field, Error>
  readonly refusals: ByField<Field, string>
  readonly busy: boolean
  /** The error texts. */
  readonly words: Readonly<Record<Error, string>>
  readonly onChange: (field: Field, value: string) => void
}

/** The functions that return the props of a choice and of a text field in a form for a new account. */
export type AccountFields<Field extends string = SignupField> = ReturnType<
  typeof accountFields<Field, string>
>

/**
 * Returns functions that return the props of a choice, and of a text field with an optional hint, by field
 * name.
 */
export function accountFields<Field extends string, Error extends string>(given: Given<Field, Error>) {
  const { form, errors, refusals, busy, words, onChange } = given
  const choice = (name: Field) => {
    const error = errors[name]
    return {
      value: form[name],
      onChange: (value: string) => onChange(name, value),
      error: busy ? undefined : error ? words[error] : refusals[name],
    }
  }
  /** An error replaces the hint, because it says the same. */
  const field = (name: Field, hint?: string) => {
    const chosen = choice(name)
    return { ...chosen, name: name as string, readOnly: busy, hint: chosen.error ? undefined : hint }
  }
  return { choice, field, busy }
}
