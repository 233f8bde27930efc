import { fromPromise } from 'xstate'
import type { routerPorts } from '../../machines/app/router/router.machine.ts'
import type { Environment } from '../environment/environment.ts'
import { fetchScreen } from './screens.ts'

/**
 * Returns the router's `loadScreen` port, which fetches a screen and gives its machine and input. Kept apart from
 * `screens.ts`, which the preload script imports and which must not import libraries.
 */
export function loadScreenOf(environment: Environment): (typeof routerPorts)['loadScreen'] {
  let isFirst = true
  return fromPromise(async ({ input: { screen, arrival }, signal }) => {
    const { logic, input } = await fetchScreen(screen)
    // Each screen starts at the top; a screen that is returned to restores its own scroll position. The player may have
    // scrolled the static view of the first one.
    if (!signal.aborted && !isFirst) environment.window.scrollTo(0, 0)
    isFirst = false
    return { logic: logic(environment), input: input(arrival, environment) }
  })
}
