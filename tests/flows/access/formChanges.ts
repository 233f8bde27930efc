type Values<Field extends string, Value> = Readonly<Partial<Record<Field, Value>>>

/** Returns the fields that hold one of the tried values: those which a player may leave wrong. */
export function triedFields<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, unknown>>,
  tried: Values<Field, readonly string[]>,
): readonly Field[] {
  const all = Object.entries(tried) as [Field, readonly unknown[]][]
  return all.flatMap(([field, values]) => (values.includes(form[field]) ? [field] : []))
}

/**
 * Returns the next values to type into a form: the first good one that it lacks, or else each of the tried ones, which
 * are invalid or optional, one at a time.
 */
export function nextValues<Field extends string>(
  form: Readonly<Record<NoInfer<Field>, unknown>>,
  good: Values<Field, string>,
  tried: Values<Field, readonly string[]>,
): readonly (readonly [field: Field, value: string])[] {
  const wanted = Object.entries(good) as [Field, string][]
  const missing = wanted.find(([field, value]) => form[field] !== value)
  if (missing) return [missing]
  const others = Object.entries(tried) as [Field, readonly string[]][]
  return others.flatMap(([field, values]) => values.map((value) => [field, value] as const))
}
