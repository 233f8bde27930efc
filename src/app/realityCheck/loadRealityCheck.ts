import type { sessionPorts } from '#machines/access/session/session.machine.ts'
import { succeeded } from '#machines/common/result.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerKey, type Storage } from '../../environment/storage.ts'
import { promisePort } from '../../ports/common/promisePort.ts'
import { fetchCode } from '../loading/fetchCode.ts'

/** Resolves when the player has set a reminder, in this tab or in another one. */
function untilSet(storage: Storage, remoteId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const key = playerKey('app.realityCheck', remoteId)
    const check = () => {
      if (storage.get(key)) resolve()
    }
    signal.addEventListener('abort', storage.subscribe([key], check))
    check()
  })
}

/** Returns the session's port that fetches the reality check, with retries, once the player has set it. */
export function loadRealityCheckOf(environment: Environment): (typeof sessionPorts)['loadRealityCheck'] {
  const { storage, clock } = environment
  return promisePort(environment.report, async ({ input: remoteId, signal }) => {
    await untilSet(storage, remoteId, signal)
    const { realityCheckOf } = await fetchCode(() => import('./realityCheck.ts'), clock, signal)
    // The dialog is fetched ahead, because there may be no network when it is due. It is fetched again if this fails.
    import('./RealityCheckDialog.tsx').catch(() => undefined)
    return succeeded({ logic: realityCheckOf(environment), input: { remoteId } })
  })
}
