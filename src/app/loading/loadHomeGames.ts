import { mapResult } from '#machines/common/result.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import { whenIdle } from '../../environment/device/nextTask.ts'
import type { Environment } from '../../environment/environment.ts'
import { loadCode } from '../../environment/page/loadCode.ts'
import { loadOf } from '../../ports/common/load.ts'

/** Returns what fetches the code of the home's games, which the top of the page does not wait for. */
export function loadHomeGamesOf(environment: Environment): (typeof homePorts)['loadHomeGames'] {
  return loadOf(environment, async ({ input }) => {
    await whenIdle()
    const code = await loadCode(() => import('./homeGames.ts'))
    return mapResult(code, ({ homeGamesOf }) => homeGamesOf(environment, input))
  })
}
