import type { sessionPorts } from '#machines/access/session/session.setup.ts'
import type { Environment } from '../../environment/environment.ts'
import { readBalance } from '../../ports/access/balance.ts'
import { backgroundCode } from '../loading/backgroundCode.ts'

/** Returns the session's actor that fetches the player's machine. The session adds whether the screen is the inbox. */
export function loadPlayerOf(environment: Environment): (typeof sessionPorts)['loadPlayer'] {
  return backgroundCode(
    environment,
    () => import('./player.ts'),
    ({ playerOf }, remoteId) => {
      const balance = readBalance(environment.storage)?.balance ?? null
      return { logic: playerOf(environment), input: { remoteId, balance } }
    },
  )
}
