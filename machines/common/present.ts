/** Returns a value that must be there; throws an error if it is missing, which is a defect. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing.')
  return value
}
