import { failed, type Result, succeeded } from '../../machines/common/result.ts'

/** Returns true if code or its styles could not be fetched. Vite reports missing styles as a plain error. */
export function isNotFetched(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    /^Unable to preload CSS/.test((error as Partial<Error> | null)?.message ?? '')
  )
}

/**
 * Loads code on demand. Like a read, it is retried once immediately. Code that can't be fetched is `lost`; code that
 * throws when it runs is a defect.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Result<Code>> {
  try {
    return succeeded(await load().catch((error) => (isNotFetched(error) ? load() : Promise.reject(error))))
  } catch (error) {
    if (isNotFetched(error)) return failed({ kind: 'lost' })
    throw error
  }
}
