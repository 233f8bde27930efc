import { failed, succeeded } from '@tiya/ports/result'
import type { Result } from '#machines/common/result.ts'
import type { Environment } from '../environment.ts'
import { mayReload } from '../http/callsInFlight.ts'
import { ask, serviceWorkersOf } from '../offline/serviceWorker.ts'
import { whyNotLoaded } from './build.ts'
import { reloadFilled } from './fields.ts'

/** Milliseconds after a reload in which the page is not loaded again: the host would hand it out once more. */
const JUST_LOADED = 60_000

/** Milliseconds to wait for the service worker. One of an older build does not know the question. */
const PATIENCE = 1_000

/**
 * Returns true if code or its styles could not be fetched, or are something else, such as a page. Vite reports missing
 * styles as a plain error.
 */
function isNotFetched(error: unknown): error is Error {
  return (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    /^Unable to preload CSS/.test((error as Partial<Error> | null)?.message ?? '')
  )
}

/**
 * Loads code on demand. Like a read, it is retried once immediately. Code that can't be fetched is `lost`, what
 * the browser can't read `unreadable`; code that throws when it runs is a defect.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Result<Code>> {
  try {
    return succeeded(await load().catch((error) => (isNotFetched(error) ? load() : Promise.reject(error))))
  } catch (error) {
    if (isNotFetched(error)) return failed({ kind: error instanceof SyntaxError ? 'unreadable' : 'lost' })
    throw error
  }
}

/** The pages that are being loaded again: a second reload would begin from the start. */
const reloading = new WeakSet<Window>()

/** Returns true if the page itself is the result of a reload just now. */
function isReloaded({ performance }: Window): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' && performance.now() < JUST_LOADED
}

/** Has the worker, if there is one, take the next page from the network: the host lacks files of the one that it keeps. */
async function skipKeptPage({ window, clock }: Environment): Promise<void> {
  const worker = serviceWorkersOf(window)?.controller
  if (!worker) return
  const limit = new Promise<void>((resolve) => clock.setTimeout(resolve, PATIENCE))
  await Promise.race([ask(worker, { type: 'skipKeptPage' }), limit])
}

/**
 * Loads code that the player waits for. After a deploy the host may no longer have the files of an open page, and a
 * browser may remember that a file was lost once, such as Chrome 110. Then the page is loaded again, once, and nothing
 * is returned; not while a call that moves money is in flight, nor at once where its outcome is on the screen. Code that
 * the host does not have otherwise is `unreadable`.
 */
export async function loadAwaitedCode<Code>(
  environment: Environment,
  signal: AbortSignal,
  load: () => Promise<Code>,
): Promise<Result<Code>> {
  let message = ''
  const code = await loadCode(() =>
    load().catch((error) => {
      message = String(error)
      throw error
    }),
  )
  if (code.ok) return code
  const reason = await whyNotLoaded(environment, message)
  if (reason === 'lost') return code
  const again = reason === 'there' ? await loadCode(load) : code
  if (again.ok) return again
  const { window } = environment
  if (reason === 'renewed') await skipKeptPage(environment)
  if (reason !== 'odd' && !reloading.has(window) && !isReloaded(window) && !signal.aborted) {
    if (!mayReload(environment)) return failed({ kind: 'unreadable' })
    reloading.add(window)
    reloadFilled(window)
  }
  return reloading.has(window) ? new Promise(() => undefined) : failed({ kind: 'unreadable' })
}
