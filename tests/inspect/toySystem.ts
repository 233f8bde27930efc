import { assign, createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import { siteCalls } from '../../machines/contract/site.ts'
import { createHttp, type Http } from '../../src/environment/http.ts'
import type { LogEntry, SiteLog } from '../../src/inspect/log.types.ts'
import { CallRecorder } from '../../src/inspect/recordCalls.ts'
import { Recorder } from '../../src/inspect/recorder.ts'
import { type Divergence, Player } from '../../src/inspect/replay/player.ts'
import { settled } from '../model/headlessEnvironment.ts'
import { START } from './start.ts'

/** The time at which the toy's log begins. */
export const TIME = Date.parse('2026-03-02T06:00:00Z')

type ToyEvent = { type: 'go' } | { type: 'shown'; visible: boolean } | { type: 'edit'; text: string }

/** A chart with a call, a port of the device, a channel and a delay. */
function toyMachine(
  http: Http,
  report: (send: (visible: boolean) => void) => void,
  copy: () => Promise<string>,
) {
  return setup({
    types: { context: {} as { text: string; visible: boolean }, events: {} as ToyEvent },
    actors: {
      load: fromPromise<boolean>(async ({ signal }) => (await http.send(siteCalls.logo, { signal })).ok),
      copy: fromPromise(copy),
      visibility: fromCallback(({ sendBack }) => report((visible) => sendBack({ type: 'shown', visible }))),
    },
    delays: { rest: 1_000 },
    guards: { isLoaded: (_, ok: boolean) => ok },
  }).createMachine({
    id: 'toy',
    context: { text: '', visible: false },
    invoke: { src: 'visibility', id: 'visibility' },
    on: {
      shown: { actions: assign({ visible: ({ event }) => event.visible }) },
      edit: { actions: assign({ text: ({ event }) => event.text }) },
    },
    initial: 'idle',
    states: {
      idle: { on: { go: 'loading' } },
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          onDone: [
            { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'copying' },
            { target: 'idle' },
          ],
          onError: 'idle',
        },
      },
      copying: {
        invoke: {
          src: 'copy',
          id: 'copy',
          onDone: { target: 'resting', actions: assign({ text: ({ event }) => event.output }) },
          onError: 'resting',
        },
      },
      resting: { after: { rest: 'idle' } },
    },
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

const LOGO = JSON.stringify([{ logo: 'logo.svg', mobile_logo: 'logo.svg' }])

/** Plays the toy once, as a page would, and returns its log. */
export async function toyLog(): Promise<SiteLog> {
  const clock = new SimulatedClock()
  const recorder = new Recorder(() => clock.now())
  const calls = new CallRecorder(recorder)
  const httpClock = {
    ...OPTIONS,
    clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
  }
  const fetch = calls.fetch(() => Promise.resolve(new Response(LOGO)))
  const http = calls.http(createHttp({ ...httpClock, fetch }))
  const machine = toyMachine(
    http,
    (send) => send(true),
    () => Promise.resolve('copied'),
  )
  const root = createActor(machine, { clock, inspect: recorder.observe }).start()
  root.send({ type: 'edit', text: 'typed' })
  clock.increment(200)
  root.send({ type: 'go' })
  await settled()
  await settled()
  clock.increment(1_000)
  root.stop()
  const entries = recorder.entries.filter(({ kind }) => kind !== 'stopped')
  return { version: 1, source: 'site', title: 'toy', start: { ...START, time: TIME }, entries, dropped: 0 }
}

/** Replays a log on the toy. The device hides the tab and can't copy, but what it did is in the log. */
export async function replayToy(
  log: SiteLog,
  toEntry?: number,
): Promise<{ failure: Divergence | null; value: unknown; context: unknown; entries: readonly LogEntry[] }> {
  const recorder = new Recorder(() => player.clock.now() - TIME)
  const player = new Player(log, recorder, new Map(), () => Promise.reject(new TypeError('lost')))
  const calls = new CallRecorder(recorder)
  const http = calls.http(
    createHttp({ ...OPTIONS, clock: player.clock, fetch: calls.fetch(player.network.fetch) }),
  )
  const machine = toyMachine(
    http,
    (send) => send(false),
    () => Promise.reject(new Error('No clipboard.')),
  )
  const root = createActor(machine, { clock: player.systemClock, inspect: recorder.observe })
  player.attach(root)
  root.start()
  const failure = await player.play(toEntry)
  const { value, context } = root.getSnapshot()
  return { failure, value, context, entries: recorder.entries }
}
