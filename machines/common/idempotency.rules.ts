import type { Failure, Result } from './result.ts'

interface Done {
  readonly event: { readonly output: Result<unknown> }
}

/** Guard of an `onDone`: the call succeeded and its value is not null. */
export function gaveSomething({ event: { output } }: Done): boolean {
  return output.ok && output.value !== null
}

/** Returns true if the server is still processing a call with the same key. */
export function isInFlight(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status === 409
}
