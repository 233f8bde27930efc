import { withoutInvisible } from './typed.rules.ts'

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

/** Returns true if a field that the user leaves is to be checked: an empty one waits until the form is sent. */
export function isFilled(value: unknown): boolean {
  return typeof value === 'string' && withoutInvisible(value) !== ''
}

/**
 * Returns what to assign when the user leaves a field: if it is filled, its error.
 *
 * @param found the errors of the whole form
 */
export function fieldLeft<Fields extends object, Errors extends object>(
  { form, errors }: Form<Fields, Errors>,
  field: keyof Fields & keyof Errors,
  found: Errors,
): { errors?: Errors } {
  return isFilled(form[field]) ? { errors: { ...errors, [field]: found[field] } } : {}
}
