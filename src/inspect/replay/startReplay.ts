import { createRoot, siteOf } from '../../app/rootActor.ts'
import type { Site } from '../../app/site.context.ts'
import type { Environment } from '../../environment/environment.ts'
import { logDefect } from '../../environment/http/defect.ts'
import { createHttp } from '../../environment/http/http.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { createStorage } from '../../environment/storage/storage.ts'
import type { SiteLog } from '../log.types.ts'
import { CallRecorder } from '../recordCalls.ts'
import { Recorder } from '../recorder.ts'
import { Player } from './player.ts'

/** A site on which a log is replayed. It has its own local storage. */
export interface Replay {
  readonly site: Site
  readonly player: Player
  readonly recorder: Recorder
}

/** Returns the part of a browser's storage that the site uses, backed by a map. */
function storageOver(kept: Map<string, string>): globalThis.Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as globalThis.Storage
}

/**
 * Starts the real root machine with the real ports, on the storage, clock and network of the log. `fetch` is
 * used once the replay goes live. The log is not played yet.
 */
export function startReplay(window: Window, log: SiteLog, fetch: typeof globalThis.fetch): Replay {
  const { start } = log
  const kept = new Map(Object.entries(start.stored))
  const recorder = new Recorder(() => player.clock.now() - start.time)
  const player = new Player(log, recorder, kept, fetch)
  const calls = new CallRecorder(recorder)
  const storage = createStorage(window, () => storageOver(kept))
  const http = createHttp({
    ...start.config,
    fetch: calls.fetch(player.network.fetch),
    clock: player.clock,
    language: () => readLanguage(storage),
    token: () => storage.get('token'),
    onUnauthorized: (token) => root.send({ type: 'token.refused', token }),
    report: logDefect,
  })
  const environment: Environment = {
    http: calls.http(http),
    storage,
    clock: player.clock,
    config: start.config,
    window,
    report: logDefect,
  }
  const root = createRoot(environment, start.desktop, {
    inspect: recorder.observe,
    clock: player.systemClock,
  })
  player.attach(root)
  root.start()
  return { site: siteOf(root, environment), player, recorder }
}
