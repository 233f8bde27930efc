import type { Clock } from '../../environment/http.ts'
import { isNotFetched } from '../../environment/loadCode.ts'
import { whenIdle } from '../../environment/nextTask.ts'

/** Milliseconds before a failed fetch is retried. */
const RETRY_DELAY = 1_000

/** Fetches code that a flow needs, in the background. Retries until the fetch succeeds or the flow ends; throws what the code throws. */
export async function fetchCode<Module>(
  load: () => Promise<Module>,
  clock: Pick<Clock, 'setTimeout'>,
  signal: AbortSignal,
): Promise<Module> {
  await whenIdle()
  try {
    return await load()
  } catch (error) {
    if (signal.aborted || !isNotFetched(error)) throw error
    await new Promise<void>((resolve) => clock.setTimeout(resolve, RETRY_DELAY))
    return fetchCode(load, clock, signal)
  }
}
