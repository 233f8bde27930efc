import type { rootPorts } from '#machines/app/root/root.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { keepInstallPrompt } from '../../environment/installPrompt.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from './fetchCode.ts'

/** Milliseconds during which nothing competes with the first screen for a slow network. */
const FIRST_LOAD = 5_000

/** Returns the root's port that fetches what the first screen does not need. */
export function loadLaterOf(environment: Environment): (typeof rootPorts)['loadLater'] {
  const { window, clock } = environment
  return promisePort(environment.report, async ({ signal }) => {
    keepInstallPrompt(window)
    await new Promise<void>((resolve) => clock.setTimeout(resolve, FIRST_LOAD))
    const { laterOf } = await fetchCode(() => import('./later.ts'), clock, signal)
    return succeeded(laterOf(environment))
  })
}
