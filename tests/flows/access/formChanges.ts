import { tried, unusual } from '@tiya/graph-tests/model'

type Values<Field extends string, Value> = Readonly<Partial<Record<Field, Value>>>

const fieldsOf = <Field extends string, Value>(values: Values<Field, Value>) =>
  Object.entries(values) as [Field, Value][]

/** Returns the fields with an error, in a fixed order. */
export const present = (errors: object) =>
  Object.entries(errors)
    .filter(([, error]) => error)
    .toSorted()

/** Returns the events that a player leaves one of these fields. */
export function leftFields<Field extends string>(values: Values<Field, unknown>) {
  return fieldsOf(values).map(([field]) => unusual({ type: 'field.left', field } as const))
}

/**
 * Returns what a player types into a form: the first good value that it lacks, and what is tried in a complete form:
 * other good values, and unusual ones.
 */
export function formChanges<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, unknown>>,
  good: Values<Field, string>,
  strange: Values<Field, readonly string[]>,
  others?: Values<NoInfer<Field>, string>,
) {
  const change = (field: Field, value: string) => ({ type: 'field.changed', field, value }) as const
  const missing = fieldsOf(good).find(([field, value]) => form[field] !== value)
  return [
    ...(missing ? [change(...missing)] : []),
    ...(others ? fieldsOf(others) : []).map((one) => tried(change(...one))),
    ...fieldsOf(strange).flatMap(([field, values]) =>
      values.map((value) => unusual(tried(change(field, value)))),
    ),
  ]
}
