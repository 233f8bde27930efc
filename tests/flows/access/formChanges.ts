type Values<Field extends string, Value> = Readonly<Partial<Record<Field, Value>>>

/** Returns the event that a player leaves a field, for those which hold one of the tried values and may be wrong. */
export function leftFields<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, unknown>>,
  tried: Values<Field, readonly string[]>,
) {
  const all = Object.entries(tried) as [Field, readonly unknown[]][]
  return all.flatMap(([field, values]) =>
    values.includes(form[field]) ? [{ type: 'field.left', field } as const] : [],
  )
}

/**
 * Returns what to type into a form next: the first good value that it lacks, or else each of the tried ones, which
 * are invalid or optional, one at a time.
 */
export function nextChanges<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, unknown>>,
  good: Values<Field, string>,
  tried: Values<Field, readonly string[]>,
) {
  const change = (field: Field, value: string) => ({ type: 'field.changed', field, value }) as const
  const wanted = Object.entries(good) as [Field, string][]
  const missing = wanted.find(([field, value]) => form[field] !== value)
  if (missing) return [change(...missing)]
  const others = Object.entries(tried) as [Field, readonly string[]][]
  return others.flatMap(([field, values]) => values.map((value) => change(field, value)))
}
