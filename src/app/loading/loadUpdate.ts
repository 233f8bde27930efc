import type { rootPorts } from '#machines/app/root/root.machine.ts'
import { keepInstallPrompt } from '../../environment/device/installPrompt.ts'
import type { Environment } from '../../environment/environment.ts'
import { backgroundCode } from './backgroundCode.ts'

/** Milliseconds during which nothing competes with the first screen for a slow network. */
const FIRST_LOAD = 5_000

/** Returns the root's actor that fetches what asks to load a new version. */
export function loadUpdateOf(environment: Environment): (typeof rootPorts)['loadUpdate'] {
  const { window, clock } = environment
  keepInstallPrompt(window)
  return backgroundCode(
    environment,
    () => import('./update.ts'),
    ({ updateOf }) => updateOf(environment),
    () => new Promise((resolve) => clock.setTimeout(resolve, FIRST_LOAD)),
  )
}
