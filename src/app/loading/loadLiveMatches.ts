import { succeeded } from '#machines/common/result.ts'
import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from './fetchCode.ts'

/** Returns the home's port that fetches the code of the matches in play, after that of the games. */
export function loadLiveMatchesOf(environment: Environment): (typeof homePorts)['loadLiveMatches'] {
  return promisePort(environment.report, async ({ signal }) => {
    const { clock } = environment
    await fetchCode(() => import('./homeGames.ts'), clock, signal)
    const { liveMatchesOf } = await fetchCode(
      () => import('../../ports/exchange/liveMatches.ts'),
      clock,
      signal,
    )
    return succeeded({ logic: liveMatchesOf(environment), input: undefined })
  })
}
