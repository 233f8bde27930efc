import type { ReplayResult } from '@tiya/workbench/internal/page/replay/replayOrder.ts'
import type { SiteLog, SiteStart } from '@tiya/workbench/log'
import type { Page } from '@tiya/workbench/recordable'
import { startReplay } from '@tiya/workbench/startReplay'
import { recordable } from '../../src/inspect/recordable.ts'
import { FakePage } from '../model/headless/fakePage.ts'
// Patches the history that exists when it is loaded, so it must load before there is one.
import 'wouter/use-browser-location'

/** A chart's actor and its state at the end of a replay. */
export interface StoppedActor {
  readonly path: string
  readonly value: unknown
}

/** A fake page with the settings of the device that a log was recorded on. */
class RecordedPage extends FakePage {
  readonly #start: SiteStart

  constructor(start: SiteStart) {
    super(start.at, start.stored)
    this.#start = start
    this.history.state = start.state
  }

  override matchMedia(query = ''): { matches: boolean } {
    const { reducedMotion, desktop } = this.#start
    return { matches: query.includes('reduced-motion') ? reducedMotion : !desktop }
  }
}

/** Replays a page's log without a browser, and returns where it stopped. */
export async function replayHeadless(
  log: SiteLog,
): Promise<ReplayResult & { readonly actors: readonly StoppedActor[] }> {
  const page = new RecordedPage(log.start)
  // wouter's navigate goes to the global history.
  Object.assign(globalThis, { history: page.history })
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const { root, player, recorder } = startReplay(page.window as Page, log, fetch, recordable)
  const failure = await player.play()
  const values = new Map<string, unknown>()
  for (const entry of recorder.entries) {
    if (entry.kind === 'transition') values.set(entry.actor, entry.value)
    if (entry.kind === 'stopped') values.delete(entry.actor)
  }
  root.stop()
  return {
    reached: failure ? failure.entry : (log.entries.at(-1)?.n ?? -1),
    failure,
    actors: [...values].map(([path, value]) => ({ path, value })),
  }
}
