import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { SimulatedClock } from 'xstate'
import type { Divergence, LogEntry, SiteLog } from '../log/log.types.ts'
import { CallRecorder } from '../page/recordCalls.ts'
import { Recorder } from '../page/recorder.ts'
import { startReplay } from '../page/replay/startReplay.ts'
import type { Page } from '../recordable.ts'
import { START } from './start.ts'
import { tillOn } from './till.ts'

/** The time at which the till's log begins. */
const TIME = Date.parse('2026-03-02T06:00:00Z')

/** The till needs none. */
const PAGE = {} as Page

/** Plays the till once, as a page would, and returns its log. `status` is that of the server's answer. */
export async function tillLog(status = 200): Promise<SiteLog> {
  const clock = new SimulatedClock()
  const { open, consequences } = tillOn({ drawn: 50, isKeeping: false, status, clock })
  const recorder = new Recorder(() => clock.now(), consequences)
  const calls = new CallRecorder(recorder)
  const { root } = open(PAGE, {
    inspect: recorder.observe,
    fetch: (fetch) => calls.fetch(fetch),
    client: (client) => calls.client(client),
  })
  root.start()
  root.send({ type: 'amount', value: 100 })
  clock.increment(200)
  root.send({ type: 'pay' })
  await settled()
  await settled()
  clock.increment(50)
  const { entries } = recorder
  return { version: 1, source: 'site', title: 'till', start: { ...START, time: TIME }, entries, dropped: 0 }
}

/** Replays a log on the till. The drawer and the device do something else, but what they did is in the log. */
export async function replayTill(
  log: SiteLog,
  toEntry?: number,
): Promise<{ failure: Divergence | null; value: unknown; context: unknown; entries: readonly LogEntry[] }> {
  const fetch = () => Promise.reject(new TypeError('lost'))
  const { root, player, recorder } = startReplay(PAGE, log, fetch, tillOn({ drawn: 7, isKeeping: true }))
  const failure = await player.play(toEntry)
  const { value, context } = root.getSnapshot()
  return { failure, value, context, entries: recorder.entries }
}
