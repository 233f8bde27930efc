import { fromPromise } from 'xstate'
import type { routerPorts } from '../../machines/app/router/router.machine.ts'
import type { Environment } from '../environment/environment.ts'
import { fetchScreen } from './screens.ts'

/**
 * Returns the router's `loadScreen` port, which fetches a screen and gives its machine and input. Kept apart from
 * `screens.ts`, which the preload script imports and which must not import libraries.
 */
export function loadScreenOf(environment: Environment): (typeof routerPorts)['loadScreen'] {
  return fromPromise(async ({ input: { screen, arrival }, signal }) => {
    const { logic, input } = await fetchScreen(screen)
    // Each screen starts at the top; a screen that is returned to restores its own scroll position.
    if (!signal.aborted) environment.window.scrollTo(0, 0)
    return { logic: logic(environment), input: input(arrival, environment) }
  })
}
