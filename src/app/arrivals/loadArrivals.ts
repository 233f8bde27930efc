import type { sessionPorts } from '#machines/access/session/session.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { readBalance } from '../../ports/access/balance.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from '../loading/fetchCode.ts'

/** Returns the session's port that fetches what announces arrivals, with retries. */
export function loadArrivalsOf(environment: Environment): (typeof sessionPorts)['loadArrivals'] {
  return promisePort(environment.report, async ({ input: remoteId, signal }) => {
    const { arrivalsOf } = await fetchCode(() => import('./arrivals.ts'), environment.clock, signal)
    const balance = readBalance(environment.storage)?.balance ?? null
    return succeeded({ logic: arrivalsOf(environment), input: { remoteId, balance } })
  })
}
