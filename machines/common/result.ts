/**
 * Why a call gave nothing, as plain data that a view can put into words in any language:
 * - `refused`: 4xx, 5xx or `success: false`, with the server's own words where it sent some;
 * - `unreadable`: a body that is not JSON or does not fit the contract;
 * - `lost`: no answer came; `timedOut`: none came within the time limit of the call;
 * - `signedOut`: the call needs a token and there is none; nothing was sent;
 * - `unexpected`: the port itself failed.
 */
export type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      /** The body's `message`, or its `error` where it has none. */
      readonly message?: string
      /** The body's `error`, where it has both and they differ. */
      readonly error?: string
      readonly fields?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreadable' | 'lost' | 'timedOut' | 'signedOut' | 'unexpected' }

/** What a call gives: a value, or the reason why there is none. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** The failure of a port that rejects, which means a defect in the port. */
export const UNEXPECTED: Failure = { kind: 'unexpected' }

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}

export function succeeded<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** Returns the result with its value changed; a failure stays as it is. */
export function mapResult<From, To>(result: Result<From>, change: (value: From) => To): Result<To> {
  return result.ok ? succeeded(change(result.value)) : failed(result.failure)
}

/** Returns the failure of a result, null where it has a value. */
export function resultFailure(result: Result<unknown>): Failure | null {
  return result.ok ? null : result.failure
}

/** Returns true where there was no answer, or one that does not say whether the server did what it was asked to. */
export function isUnclear(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status >= 500
}

/** Returns the server's words on the first field that it refused, undefined where it named none. */
export function fieldMessage(failure: Failure): string | undefined {
  return failure.kind === 'refused' ? Object.values(failure.fields ?? {})[0] : undefined
}

/*
 * What a chart does with the result in the `onDone` of a port, by name:
 * `{ guard: isOk, target, actions: assign({ games: valueOr([]) }) }`, else `assign({ failure: failureOf })`.
 */

interface DoneEvent<Value> {
  readonly event: { readonly output: Result<Value> }
}

/** Guard: the call succeeded. */
export function isOk({ event }: DoneEvent<unknown>): boolean {
  return event.output.ok
}

/** Assigns the value of the result; the fallback where there is none, which `isOk` has ruled out. */
export function valueOr<Fallback>(fallback: Fallback) {
  return <Value>({ event }: DoneEvent<Value>): Value | Fallback =>
    event.output.ok ? event.output.value : fallback
}

/** Assigns the failure of the result; null where it has a value. */
export function failureOf({ event }: DoneEvent<unknown>): Failure | null {
  return resultFailure(event.output)
}
