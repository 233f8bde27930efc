import { promisePort } from '@tiya/ports/promisePort'
import { succeeded } from '@tiya/ports/result'
import { ownLocation } from '#machines/app/router/router.rules.ts'
import type { routerPorts } from '#machines/app/router/router.setup.ts'
import type { Arrival } from '#machines/common/routing/screen.types.ts'
import type { Environment } from '../../environment/environment.ts'
import { untilAnswered } from '../../environment/http/callsInFlight.ts'
import { pageState } from '../../environment/page/cover.ts'
import { loadAwaitedCode } from '../../environment/page/loadCode.ts'
import { fetchScreen } from './screens.ts'

/** Returns an arrival with the state that the history entry has now. A screen that is loaded again may have changed it. */
function arrivalNow(arrival: Arrival, window: Window): Arrival {
  const { location, session } = arrival
  return { ...arrival, location: ownLocation({ ...location, state: pageState(window) }, session) }
}

/**
 * Returns the router's `loadScreen` port, which fetches a screen and resolves with its machine and input. It
 * is not in `screens.ts`, because the preload script imports that file, which must not import libraries.
 */
export function loadScreenOf(environment: Environment): (typeof routerPorts)['loadScreen'] {
  let isFirst = true
  return promisePort(environment.report, async ({ input: { screen, arrival }, signal }) => {
    const code = await loadAwaitedCode(environment, signal, () => fetchScreen(screen))
    if (!code.ok) return code
    const { logic, input, moneyCalls = [] } = code.value
    await untilAnswered(environment, arrival.session?.remoteId ?? '', moneyCalls)
    // Each screen starts at the top, and restores its own scroll position if the player returns to it. The
    // first one does not scroll, because the player may have scrolled its static view.
    if (!signal.aborted && !isFirst) environment.window.scrollTo(0, 0)
    isFirst = false
    return succeeded({
      logic: logic(environment),
      input: input(arrivalNow(arrival, environment.window), environment),
    })
  })
}
