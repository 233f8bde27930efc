import { fromPromise } from 'xstate'
import type { routerPorts } from '../../machines/app/router/router.machine.ts'
import type { Environment } from '../environment/environment.ts'
import { fetchScreen } from './screens.ts'

/**
 * Returns the router's `loadScreen` port, which fetches a screen and resolves with its machine and input. It
 * is not in `screens.ts`, because the preload script imports that file, which must not import libraries.
 */
export function loadScreenOf(environment: Environment): (typeof routerPorts)['loadScreen'] {
  let isFirst = true
  return fromPromise(async ({ input: { screen, arrival }, signal }) => {
    const { logic, input } = await fetchScreen(screen)
    // Each screen starts at the top, and restores its own scroll position if the player returns to it. The
    // first one does not scroll, because the player may have scrolled its static view.
    if (!signal.aborted && !isFirst) environment.window.scrollTo(0, 0)
    isFirst = false
    return { logic: logic(environment), input: input(arrival, environment) }
  })
}
