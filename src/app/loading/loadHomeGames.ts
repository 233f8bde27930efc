import type { AnyActorRef } from 'xstate'
import { succeeded } from '#machines/common/result.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from './fetchCode.ts'

/** Resolves when the splash is over, or immediately if there is none. */
function splashOver(splash: AnyActorRef | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (splash) splash.subscribe({ complete: resolve })
    else resolve()
  })
}

/** Returns the home's port that fetches the code of its games, so the first screen does not wait for it. */
export function loadHomeGamesOf(environment: Environment): (typeof homePorts)['loadHomeGames'] {
  return promisePort(environment.report, async ({ input, system, signal }) => {
    await splashOver(system.get('splash'))
    const { homeGamesOf } = await fetchCode(() => import('./homeGames.ts'), environment.clock, signal)
    return succeeded(homeGamesOf(environment, input))
  })
}
