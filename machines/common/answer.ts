import { type Failure, type Result, resultFailure } from './result.ts'

/*
 * What a chart does with an answer in the `onDone` of a port, each by its name:
 * `{ guard: isOk, target, actions: assign({ games: valueOr([]) }) }`, else `assign({ failure: failureOf })`.
 */

interface Answered<Value> {
  readonly event: { readonly output: Result<Value> }
}

/** Guard: the call went well. */
export function isOk({ event }: Answered<unknown>): boolean {
  return event.output.ok
}

/** Assigns what the call gave; the fallback where it gave nothing, which `isOk` has ruled out. */
export function valueOr<Fallback>(fallback: Fallback) {
  return <Value>({ event }: Answered<Value>): Value | Fallback =>
    event.output.ok ? event.output.value : fallback
}

/** Assigns why the call gave nothing; null where it went well. */
export function failureOf({ event }: Answered<unknown>): Failure | null {
  return resultFailure(event.output)
}
