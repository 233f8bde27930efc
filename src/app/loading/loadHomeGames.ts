import { succeeded } from '#machines/common/result.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from './fetchCode.ts'

/** Returns the home's port that fetches the code of its games, which the top of the page does not wait for. */
export function loadHomeGamesOf(environment: Environment): (typeof homePorts)['loadHomeGames'] {
  return promisePort(environment.report, async ({ input, signal }) => {
    const { homeGamesOf } = await fetchCode(() => import('./homeGames.ts'), environment.clock, signal)
    return succeeded(homeGamesOf(environment, input))
  })
}
