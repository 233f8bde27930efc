interface Form<Fields, Errors> {
  readonly form: Fields
  readonly errors: Errors
}

interface FieldChange<Field> {
  readonly field: Field
  readonly value: string
}

/** True where a check of a form has found nothing wrong. */
export function isClean(errors: object): boolean {
  return Object.keys(errors).length === 0
}

/** To assign where a person has typed into a field: what was said of the field, or of the whole form, holds no more. */
export function fieldChanged<Fields extends object, Errors extends object>(
  { form, errors }: Form<Fields, Errors>,
  { field, value }: FieldChange<keyof Fields & keyof Errors>,
) {
  return { form: { ...form, [field]: value }, errors: { ...errors, [field]: undefined }, failure: null }
}
