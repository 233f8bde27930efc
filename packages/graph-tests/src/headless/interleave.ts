import fc, { type Arbitrary, type Scheduler } from 'fast-check'
import { expect } from 'vitest'
import { type Actor, type AnyStateMachine, createActor, createMachine } from 'xstate'
import type { App, AppTypes } from '../app.ts'
import type { Arrival } from '../model.ts'
import type { SentCall, WireAnswer } from '../wire.types.ts'
import { bodyOf, lineOf, ORIGIN, sentOf } from './network.ts'
import { settled } from './settled.ts'

/*
 * Plays a flow against a fake server while fast-check's scheduler decides what happens next: a call arrives
 * at the server, its answer arrives at the app, the user acts, something changes on the server, time passes,
 * or the tab is hidden or shown. `interleaveAll` plays the stories of many random scripts.
 *
 * A call that the app aborts may still arrive at the server and change something there, as on a real
 * network.
 */

/** An app whose device can hide the tab and show it again. */
export interface TabTypes extends AppTypes {
  readonly device: { show(visible: boolean): unknown }
}

/** The server at the other end of the network. */
export interface FakeServer {
  readonly fates: Fates
  /** Takes a call that has arrived. The answer `{ lost: true }` gets lost on its way, possibly after a change. */
  receive(sent: SentCall): WireAnswer
  /** Called when the app has received the answer to a call that it has not aborted. */
  delivered?(sent: SentCall, answer: WireAnswer): void
}

/** Something that happens outside the network. */
export interface Happening {
  readonly label: string
  run(): void
}

/** The app during an interleaving. */
export interface Played<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly tab: Tab
  /** The calls that are neither answered nor aborted. */
  readonly inFlight: ReadonlySet<SentCall>
  /** Lets this many milliseconds pass. */
  pass(milliseconds: number): void
}

export interface Interleaving<Machine extends AnyStateMachine, Types extends TabTypes = TabTypes>
  extends Pick<Arrival<Types>, 'at' | 'stored'> {
  /** Returns the machine with its real ports. */
  machine(environment: Types['environment']): Machine
  readonly input: unknown
  readonly server: FakeServer
  /** Returns sequences that keep their own order. They and the network interleave in any order. */
  tracks(played: Played<Machine>): readonly (readonly Happening[])[]
  /** Throws if the app is wrong. Called after every happening. */
  check(played: Played<Machine>): void
  /** Lets the app catch up with the server at the end: the tab is shown, and calls no longer fail. */
  settle(played: Played<Machine>): void
  /** Throws if the app has not caught up with the server. */
  checkSettled(played: Played<Machine>): void
}

/** Returns a `fetch` whose calls and answers are tasks of the scheduler. */
function scheduledFetch(
  scheduler: Scheduler,
  server: FakeServer,
  inFlight: Set<SentCall>,
  base: string | undefined,
): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input), ORIGIN)
    const line = lineOf(init?.method ?? 'GET', pathname + search, init?.body as string | undefined)
    const sent = sentOf(line, base)
    const { signal } = init ?? {}
    inFlight.add(sent)
    const givenUp = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    const answered = async () => {
      await scheduler.schedule(Promise.resolve(), `${line} arrives`)
      const wire = server.receive(sent)
      await scheduler.schedule(Promise.resolve(), `${line} is answered`)
      if (signal?.aborted) throw signal.reason
      server.delivered?.(sent, wire)
      if ('lost' in wire) throw new TypeError('Failed to fetch')
      if ('silent' in wire) throw new Error('A fake server answers, or loses its answer.')
      return new Response(bodyOf(wire), { status: wire.status ?? 200 })
    }
    try {
      return await Promise.race([answered(), givenUp])
    } finally {
      inFlight.delete(sent)
    }
  }
}

/** What every script says: how much time passes, and when the tab is shown or hidden. */
interface TabScript {
  readonly time: readonly number[]
  readonly shown: readonly boolean[]
}

/** Plays one interleaving to its end. Rejects with the error that a check throws. */
async function interleave<Machine extends AnyStateMachine, Types extends TabTypes>(
  app: App<Types>,
  scheduler: Scheduler,
  { time, shown }: TabScript,
  story: Interleaving<Machine, Types>,
): Promise<void> {
  const inFlight = new Set<SentCall>()
  const fetch = scheduledFetch(scheduler, story.server, inFlight, app.base)
  const outside = app.outside(story, () => fetch)
  const src = story.machine(outside.of(''))
  const parent = createActor(createMachine({ invoke: { src, id: 'flow', input: story.input as never } }), {
    clock: outside.clock,
  })
  const actor = parent.getSnapshot().children.flow as Actor<Machine>
  const errors: unknown[] = []
  parent.subscribe({ error: (error) => errors.push(error) })
  const tab = new Tab(outside.device)
  const pass = (milliseconds: number) => outside.clock.increment(milliseconds)
  const played: Played<Machine> = { actor, tab, inFlight, pass }
  const drain = async () => {
    await settled()
    story.check(played)
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1)
      await settled()
      story.check(played)
      if (errors.length > 0) throw errors[0]
    }
  }

  parent.start()
  try {
    const tracks = [
      ...story.tracks(played),
      time.map((some) => ({ label: `${some} ms pass`, run: () => pass(some) })),
      shown.map((visible) => ({
        label: visible ? 'the tab is shown' : 'the tab is hidden',
        run: () => tab.show(visible),
      })),
    ]
    for (const track of tracks)
      scheduler.scheduleSequence(track.map(({ label, run }) => ({ label, builder: async () => run() })))
    await drain()
    story.server.fates.recover()
    tab.show(true)
    story.settle(played)
    await drain()
    story.checkSettled(played)
  } finally {
    parent.stop()
  }
}

/**
 * Plays the stories of many random scripts of an app. Rejects with the smallest script whose story goes wrong.
 *
 * @param rounds how many interleavings are played
 */
export async function interleaveAll<
  Script extends TabScript,
  Machine extends AnyStateMachine,
  Types extends TabTypes,
>(
  app: App<Types>,
  scripts: Arbitrary<Script>,
  storyOf: (script: Script) => Interleaving<Machine, Types>,
  rounds: number,
): Promise<void> {
  const property = fc.asyncProperty(fc.scheduler(), scripts, (scheduler, script) =>
    interleave(app, scheduler, script, storyOf(script)),
  )
  await fc.assert(property, { numRuns: rounds })
}

/** What a network or a server may do to a call, before or after it has an effect. */
const FATES = [
  'answered',
  'answered',
  'answered',
  'refused before',
  'error before',
  'error after',
  'lost before',
  'lost after',
] as const

/** The fates of a server's calls in a script. */
export const someFates = fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 })

/** Lets the calls of a server meet their fates, one after another, again and again. */
export class Fates {
  #fates: readonly string[]
  #calls = 0
  readonly #failures: Readonly<Record<string, WireAnswer>>

  /** `failures` are answers by the first word of a fate, besides those for an error and a lost one. */
  constructor(
    fates: readonly string[],
    failures: Readonly<Record<string, WireAnswer>> = { refused: { status: 402, body: {} } },
  ) {
    this.#fates = fates
    this.#failures = { error: { status: 500, body: {} }, lost: { lost: true }, ...failures }
  }

  /** Makes all calls succeed from now on. */
  recover(): void {
    this.#fates = []
  }

  /** Returns the response to the next call; `act` is what the server does with it. */
  meet(act: () => WireAnswer): WireAnswer {
    const fate = this.#fates[this.#calls++ % Math.max(1, this.#fates.length)] ?? 'answered'
    const [failure = '', when] = fate.split(' ')
    const answer = when === 'before' ? undefined : act()
    return this.#failures[failure] ?? answer ?? { lost: true }
  }
}

/** A tab that the user hides and shows again. */
export class Tab {
  #isShown = true
  /** The polls that have ended since the tab was hidden. */
  readonly #asleep = new Set<string>()
  readonly #device: TabTypes['device']

  constructor(device: TabTypes['device']) {
    this.#device = device
  }

  show(visible: boolean): void {
    this.#isShown = visible
    if (visible) this.#asleep.clear()
    this.#device.show(visible)
  }

  /**
   * Throws if a poll is in flight twice, or begins while the tab is hidden. One that is in progress when the tab is
   * hidden may end, and be retried if it is lost.
   */
  check(poll: string, inFlight: Iterable<SentCall>): void {
    const calls = [...inFlight].filter(({ call }) => call === poll).length
    expect(calls, `${poll} in flight`).toBeLessThanOrEqual(1)
    if (!this.#isShown && calls === 0) this.#asleep.add(poll)
    if (this.#asleep.has(poll)) expect(calls, `${poll} of a hidden tab`).toBe(0)
  }
}
