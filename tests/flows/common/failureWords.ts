import type { Failure } from '#machines/common/result.ts'

/** Returns what a screen says of a failed call: the server's words, or these for no response and for any other failure. */
export function failureWords(failure: Failure | null, silent: string, other = silent): string {
  if (failure?.kind === 'refused' && failure.message) return failure.message
  return failure?.kind === 'lost' || failure?.kind === 'timedOut' ? silent : other
}
