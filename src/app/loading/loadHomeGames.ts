import { mapResult } from '#machines/common/result.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadCode } from '../../environment/loadCode.ts'
import { whenIdle } from '../../environment/nextTask.ts'
import { promisePort } from '../../ports/common/promisePort.ts'

/** Returns the home's port that fetches the code of its games, which the top of the page does not wait for. */
export function loadHomeGamesOf(environment: Environment): (typeof homePorts)['loadHomeGames'] {
  return promisePort(environment.report, async ({ input }) => {
    await whenIdle()
    const code = await loadCode(() => import('./homeGames.ts'))
    return mapResult(code, ({ homeGamesOf }) => homeGamesOf(environment, input))
  })
}
