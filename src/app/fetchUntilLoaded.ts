import type { Clock } from '../environment/http.ts'
import { RETRY_DELAY } from './lazyWithRetry.tsx'

/** Fetches a module, again and again until it succeeds. */
export async function fetchUntilLoaded<Module>(clock: Clock, load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise<void>((resolve) => clock.setTimeout(resolve, RETRY_DELAY))
    return fetchUntilLoaded(clock, load)
  })
}
