import type { Failure } from './result.ts'

/** The server's words on the first field that it refused, undefined where it named none. */
export function fieldWords(failure: Failure): string | undefined {
  return failure.kind === 'refused' ? Object.values(failure.fields ?? {})[0] : undefined
}
