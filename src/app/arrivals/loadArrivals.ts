import type { sessionPorts } from '#machines/access/session/session.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { readBalance } from '../../ports/access/balance.ts'
import { backgroundCode } from '../loading/backgroundCode.ts'

/** Returns the session's actor that fetches what announces arrivals. The session adds whether the screen is the inbox. */
export function loadArrivalsOf(environment: Environment): (typeof sessionPorts)['loadArrivals'] {
  return backgroundCode(
    environment,
    () => import('./arrivals.ts'),
    ({ arrivalsOf }, remoteId) => {
      const balance = readBalance(environment.storage)?.balance ?? null
      return { logic: arrivalsOf(environment), input: { remoteId, balance } }
    },
  )
}
