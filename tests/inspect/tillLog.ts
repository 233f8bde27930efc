import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { failed, type Result, succeeded } from '../../machines/common/result.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { createHttp, type Http } from '../../src/environment/http/http.ts'
import type { Divergence, LogEntry, SiteLog } from '../../src/inspect/log.types.ts'
import { CallRecorder } from '../../src/inspect/recordCalls.ts'
import { Recorder } from '../../src/inspect/recorder.ts'
import { Player } from '../../src/inspect/replay/player.ts'
import { till, tillMachine } from '../model/harness/till.ts'
import { settled } from '../model/headless/headlessEnvironment.ts'
import { START } from './start.ts'

/** The time at which the till's log begins. */
export const TIME = Date.parse('2026-03-02T06:00:00Z')

/** The till of the harness's tests, with a drawer that reports an amount and a device that keeps receipts. */
function tillOn(http: Http, amount: number, keepReceipt: () => Promise<Result<undefined>>) {
  return tillMachine.provide({
    actions: { notifyParent: () => undefined },
    actors: {
      payTill: till.ports?.({ http } as Environment).payTill,
      drawer: fromCallback(({ sendBack }) => sendBack({ type: 'amount', value: amount })),
      keepReceipt: fromPromise(keepReceipt),
    } as never,
  })
}

const OPTIONS = {
  apiHost: '',
  exchangeData: '',
  idempotencyHeader: '',
  token: () => '',
  language: () => 'en',
  onUnauthorized: () => undefined,
  report: () => undefined,
}

/** Plays the till once, as a page would, and returns its log. */
export async function tillLog(): Promise<SiteLog> {
  const clock = new SimulatedClock()
  const recorder = new Recorder(() => clock.now())
  const calls = new CallRecorder(recorder)
  const httpClock = {
    ...OPTIONS,
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
  }
  const fetch = calls.fetch(() => Promise.resolve(new Response('{"paid":1}')))
  const http = calls.http(createHttp({ ...httpClock, fetch }))
  const machine = tillOn(http, 50, () => Promise.resolve(failed({ kind: 'lost' })))
  const root = createActor(machine, { clock, inspect: recorder.observe }).start()
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
  const recorder = new Recorder(() => player.clock.now() - TIME)
  const player = new Player(log, recorder, new Map(), () => Promise.reject(new TypeError('lost')))
  const calls = new CallRecorder(recorder)
  const http = calls.http(
    createHttp({ ...OPTIONS, clock: player.clock, fetch: calls.fetch(player.network.fetch) }),
  )
  const machine = tillOn(http, 7, () => Promise.resolve(succeeded(undefined)))
  const root = createActor(machine, { clock: player.systemClock, inspect: recorder.observe })
  player.attach(root)
  root.start()
  const failure = await player.play(toEntry)
  const { value, context } = root.getSnapshot()
  return { failure, value, context, entries: recorder.entries }
}
