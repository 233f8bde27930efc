import { type Failure, failureOf, type Outcome } from './result.ts'

/*
 * What a chart does with an answer in the `onDone` of a port, each by its name:
 * `{ guard: wentWell, target, actions: assign({ games: valueOr([]) }) }`, else `assign({ failure: failureIn })`.
 */

interface Answered<Value> {
  readonly event: { readonly output: Outcome<Value> }
}

/** Guard: the call went well. */
export function wentWell({ event }: Answered<unknown>): boolean {
  return event.output.ok
}

/** Assigns what the call gave; the fallback where it gave nothing, which `wentWell` has ruled out. */
export function valueOr<Fallback>(fallback: Fallback) {
  return <Value>({ event }: Answered<Value>): Value | Fallback =>
    event.output.ok ? event.output.value : fallback
}

/** Assigns why the call gave nothing; null where it went well. */
export function failureIn({ event }: Answered<unknown>): Failure | null {
  return failureOf(event.output)
}
