import type { AnyActorRef } from 'xstate'
import type { SiteLog } from '../../log/log.types.ts'
import type { Page, Recordable } from '../../recordable.ts'
import { CallRecorder } from '../recordCalls.ts'
import { Recorder } from '../recorder.ts'
import { Player } from './player.ts'

/** A site on which a log is replayed. It has its own local storage. */
export interface Replay<Site> {
  readonly root: AnyActorRef
  readonly site: Site
  readonly player: Player
  readonly recorder: Recorder
}

/** Returns the part of a browser's storage that a replay has, backed by a map. */
function storageOver(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
}

/**
 * Starts a site's real charts with its real ports, on the storage, clock and network of the log. `fetch` is used once the
 * replay goes live. The log is not played yet.
 */
export function startReplay<Site>(
  page: Page,
  log: SiteLog,
  fetch: typeof globalThis.fetch,
  { open, consequences }: Recordable<Site>,
): Replay<Site> {
  const { start } = log
  const kept = new Map(Object.entries(start.stored))
  const recorder = new Recorder(() => player.clock.now() - start.time, consequences)
  const player = new Player(log, recorder, kept, fetch)
  const calls = new CallRecorder(recorder)
  const { root, site } = open(page, {
    inspect: recorder.observe,
    fetch: () => calls.fetch(player.network.fetch),
    client: (client) => calls.client(client),
    played: { start, storage: storageOver(kept), clock: player.clock, timers: player.systemClock },
  })
  player.attach(root)
  root.start()
  return { root, site: site(), player, recorder }
}
