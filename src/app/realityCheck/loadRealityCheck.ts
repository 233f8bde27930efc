import type { sessionPorts } from '#machines/access/session/session.setup.ts'
import type { Environment } from '../../environment/environment.ts'
import { playerKey, type Storage } from '../../environment/storage/storage.ts'
import { backgroundCode } from '../loading/backgroundCode.ts'

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

/** Returns the session's actor that fetches the reality check, once the player has set it. */
export function loadRealityCheckOf(environment: Environment): (typeof sessionPorts)['loadRealityCheck'] {
  return backgroundCode(
    environment,
    () => import('./realityCheck.ts'),
    ({ realityCheckOf }, remoteId) => {
      // The dialog is fetched ahead, because there may be no network when it is due. It is fetched again if this fails.
      import('./RealityCheckDialog.tsx').catch(() => undefined)
      return { logic: realityCheckOf(environment), input: { remoteId } }
    },
    ({ input: remoteId, signal }) => untilSet(environment.storage, remoteId, signal),
  )
}
