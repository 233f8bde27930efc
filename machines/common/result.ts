import {
  failed,
  type DoneEvent as PortDoneEvent,
  type Result as PortResult,
  succeeded,
} from '@tiya/ports/result'

/**
 * The reason why a call failed, as plain data that a view can describe in any language:
 * - `refused`: the status is 4xx or 5xx, or the body has `success: false`; with the server's messages, if any;
 * - `unreadable`: the body is not JSON or does not match the contract;
 * - `lost`: no response arrived; `timedOut`: none arrived within the time limit of the call;
 * - `signedOut`: the call requires a token and there is none; nothing was sent;
 * - `blocked`: the upline blocks the section that the call belongs to; nothing was sent;
 * - `unexpected`: the port threw an error, which was reported.
 */
export type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      /** The `message` of the body, or its `error` if it has no message. */
      readonly message?: string
      /** The `error` of the body, if it differs from the message. */
      readonly error?: string
      /** Milliseconds that the server asks to wait, with a 429 or 503; missing if it names no time. */
      readonly retryAfter?: number
      /** The first error of each rejected field. */
      readonly fields?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'unreadable' | 'lost' | 'timedOut' | 'signedOut' | 'blocked' | 'unexpected' }

/** The result of a call: a value or a failure. */
export type Result<Value> = PortResult<Value, Failure>

/** The failure for a port that throws an error, which is a defect. */
export const UNEXPECTED: Failure = { kind: 'unexpected' }

/** Returns a failure that its dialog tells; null for one that ends the session, which the next screen tells. */
export function toldFailure(failure: Failure | null): Failure | null {
  return failure?.kind === 'refused' && failure.status === 401 ? null : failure
}

/** Returns the result with its value mapped; a failure is unchanged. */
export function mapResult<From, To>(result: Result<From>, change: (value: From) => To): Result<To> {
  return result.ok ? succeeded(change(result.value)) : failed(result.failure)
}

/**
 * Returns what the server says about a failure: its message, then the texts of rejected fields that the message does not
 * repeat. Undefined if it says nothing.
 */
export function serverText(failure: Failure): string | undefined {
  if (failure.kind !== 'refused') return undefined
  const { message = '', fields = {} } = failure
  const others = [...new Set(Object.values(fields))].filter((text) => !message.includes(text))
  return [message, ...others].filter(Boolean).join(' ') || undefined
}

// More guards for the `onDone` of a port.

export type DoneEvent<Value> = PortDoneEvent<Value, Failure>

/** Guard: the call succeeded and its value is not null. */
export function hasValue({ event: { output } }: DoneEvent<unknown>): boolean {
  return output.ok && output.value !== null
}

/** Guard: the call succeeded and its value is true. */
export function isTrue({ event: { output } }: DoneEvent<boolean>): boolean {
  return output.ok && output.value
}

/** Guard: the call succeeded and its value is a text that is not empty. */
export function hasText({ event: { output } }: DoneEvent<string>): boolean {
  return output.ok && output.value !== ''
}

/** Guard: the call succeeded and its value is a list that is not empty. */
export function hasItems({ event: { output } }: DoneEvent<readonly unknown[]>): boolean {
  return output.ok && output.value.length > 0
}

/** Guard: the call failed. */
export function hasFailed({ event }: DoneEvent<unknown>): boolean {
  return !event.output.ok
}

/** Guard: no response arrived. */
export function isUnanswered({ event: { output } }: DoneEvent<unknown>): boolean {
  return !output.ok && (output.failure.kind === 'lost' || output.failure.kind === 'timedOut')
}
