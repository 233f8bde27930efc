interface Form<Fields, Errors> {
  readonly form: Fields
  readonly errors: Errors
}

export interface FieldChange<Field> {
  readonly field: Field
  readonly value: string
}

/** Returns true where a check of a form has found nothing wrong. */
export function isClean(errors: object): boolean {
  return Object.keys(errors).length === 0
}

/** Returns what to assign after a person has changed a field: its error and the failure of the form are gone. */
export function fieldChanged<Fields extends object, Errors extends object>(
  { form, errors }: Form<Fields, Errors>,
  { field, value }: FieldChange<keyof Fields & keyof Errors>,
) {
  return { form: { ...form, [field]: value }, errors: { ...errors, [field]: undefined }, failure: null }
}
