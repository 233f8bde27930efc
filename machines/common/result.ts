/**
 * Why a call gave nothing, as plain data that a view can say in any language:
 * - `refused`: 4xx, 5xx or `success: false`, with the server's own words where it had some;
 * - `unreadable`: a body that is not JSON or does not fit the contract;
 * - `lost`: no answer came; `timedOut`: none came within the limit of the call;
 * - `signedOut`: the call needs a token and there is none; nothing was sent;
 * - `unexpected`: the port itself failed.
 */
export type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      /** The body's `message`, or its `error` where it has none. */
      readonly message?: string
      /** Its `error`, where it has both and they differ. */
      readonly error?: string
      readonly fields?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreadable' | 'lost' | 'timedOut' | 'signedOut' | 'unexpected' }

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export const UNEXPECTED: Failure = { kind: 'unexpected' }

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}

export function succeeded<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** True where the call may have reached the server although no readable answer came back. */
export function isSilence(failure: Failure): boolean {
  return failure.kind === 'lost' || failure.kind === 'timedOut'
}

/** The failure of an outcome, null where it went well. */
export function resultFailure(outcome: Result<unknown>): Failure | null {
  return outcome.ok ? null : outcome.failure
}

/** Hands an outcome on with its value changed, a failure as it is. */
export function mapResult<From, To>(outcome: Result<From>, change: (value: From) => To): Result<To> {
  return outcome.ok ? succeeded(change(outcome.value)) : failed(outcome.failure)
}
