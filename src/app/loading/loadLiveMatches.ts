import type { homePorts } from '#machines/home/home/home.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { backgroundCode } from './backgroundCode.ts'

/** Returns the home's actor that fetches the code of the matches in play. */
export function loadLiveMatchesOf(environment: Environment): (typeof homePorts)['loadLiveMatches'] {
  return backgroundCode(
    environment,
    () => import('../../ports/exchange/liveMatches.ts'),
    ({ liveMatchesOf }) => ({ logic: liveMatchesOf(environment), input: undefined }),
  )
}
