import type { Clock } from '../environment/http.ts'
import { RETRY_DELAY } from './lazyWithRetry.tsx'

/** Fetches code that a flow needs. Retries until the fetch succeeds or the flow ends. */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (signal.aborted) throw error
    await new Promise<void>((resolve) => clock.setTimeout(resolve, RETRY_DELAY))
    return fetchCode(load, clock, signal)
  }
}
