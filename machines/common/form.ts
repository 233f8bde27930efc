interface Form<Fields, Errors> {
  readonly form: Fields
  readonly errors: Errors
}

export interface FieldChange<Field> {
  readonly field: Field
  readonly value: string
}

/** Returns true if the validation of a form found no errors. */
export function isClean(errors: object): boolean {
  return Object.keys(errors).length === 0
}

/** Returns what to assign when the user changes a field: clears its error and the failure of the form. */
export function fieldChanged<Fields extends object, Errors extends object>(
  { form, errors }: Form<Fields, Errors>,
  { field, value }: FieldChange<keyof Fields & keyof Errors>,
) {
  return { form: { ...form, [field]: value }, errors: { ...errors, [field]: undefined }, failure: null }
}
