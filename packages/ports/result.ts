export interface Success<Value> {
  readonly ok: true
  readonly value: Value
}

/** The result of a call: a value, or the reason why there is none, as plain data that a view can describe. */
export type Result<Value, Reason> = Success<Value> | { readonly ok: false; readonly failure: Reason }

/** The reason of a port whose work threw an error, which is a defect and was reported. */
export interface Unexpected {
  readonly kind: 'unexpected'
}

/** Returns a failed result. */
export function failed<const Reason>(failure: Reason): { readonly ok: false; readonly failure: Reason } {
  return { ok: false, failure }
}

/** Returns a successful result. */
export function succeeded<Value>(value: Value): Success<Value> {
  return { ok: true, value }
}

/*
 * For the `onDone` of a port:
 * `[{ guard: isOk, target, actions: assign({ games: outputValue }) }, { target: 'failed' }]`
 */

export interface DoneEvent<Value, Reason = unknown> {
  readonly event: { readonly output: Result<Value, Reason> }
}

/** Guard: the call succeeded. */
export function isOk({ event }: DoneEvent<unknown>): boolean {
  return event.output.ok
}

/** Assigner: the value of the result. Throws if the call failed, which `isOk` rules out. */
export function outputValue<Value>({ event: { output } }: DoneEvent<Value>): Value {
  if (!output.ok) throw new Error(`There is no value: the call failed (${JSON.stringify(output.failure)}).`)
  return output.value
}

/** Assigner: the reason of the result. Throws if the call succeeded, which an earlier `isOk` rules out. */
export function failureOf<Reason>({ event: { output } }: DoneEvent<unknown, Reason>): Reason {
  if (output.ok) throw new Error('There is no failure: the call succeeded.')
  return output.failure
}
