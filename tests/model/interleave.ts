import type { Scheduler } from 'fast-check'
import { type Actor, type AnyStateMachine, createActor } from 'xstate'
import type { Environment } from '../../src/environment/environment.ts'
import { roundsOf } from '../rounds.ts'
import { PLAYER } from './ambient.ts'
import type { FakePage } from './fake-page.ts'
import { HeadlessEnvironment, settled } from './headless-environment.ts'
import type { WireAnswer } from './model.ts'
import { bodyOf, callOf, lineOf } from './network.ts'

/*
 * Plays a flow against a fake server while fast-check's scheduler decides what happens next: that a call arrives at the
 * server, that its answer arrives at the site, the player's next action, the next change on the server, the next
 * passing of time. Use it in a property:
 *
 *     await fc.assert(
 *       fc.asyncProperty(fc.scheduler(), actionsOf(…), async (scheduler, actions) => {
 *         await interleave(scheduler, { … })
 *       }),
 *       { numRuns: INTERLEAVINGS },
 *     )
 *
 * A call that the site gives up may still arrive at the server and change something there, as on a real network.
 */

/** How many interleavings a property plays. */
export const INTERLEAVINGS = roundsOf({ some: 250, all: 1_000 })

/** One call of the site. */
export interface SentCall {
  /** `METHOD /path` below `/api`. */
  readonly call: string
  readonly query: URLSearchParams
  readonly body: unknown
}

/** The server at the other end of the network. */
export interface FakeServer {
  /** Takes a call that has arrived. An answer of `{ lost: true }` is lost on its way; it may follow a change. */
  receive(sent: SentCall): WireAnswer
  /** The site has received the answer to a call that it has not given up. */
  delivered?(sent: SentCall, answer: WireAnswer): void
}

/** Something that happens beside the network. */
export interface Happening {
  readonly label: string
  run(): void
}

/** The site while it is played. */
export interface Played<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly page: FakePage
  /** The calls that have no answer yet and are not given up. */
  readonly inFlight: ReadonlySet<SentCall>
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void
}

export interface Interleaving<Machine extends AnyStateMachine> {
  readonly at: string
  /** Returns the machine with its real ports. */
  machine(environment: Environment): Machine
  readonly input: unknown
  readonly server: FakeServer
  /** Returns sequences that keep their own order; they and the network interleave in any order. */
  tracks(played: Played<Machine>): readonly (readonly Happening[])[]
  /** Throws if the site is wrong. Called after everything that happens. */
  check(played: Played<Machine>): void
  /** Does at the end what lets the site catch up with the server: time passes, calls no longer fail. */
  settle(played: Played<Machine>): void
  /** Throws if the site has not caught up with the server. */
  checkSettled(played: Played<Machine>): void
}

/** Makes a `fetch` whose calls and answers are tasks of the scheduler. */
function scheduledFetch(scheduler: Scheduler, server: FakeServer, inFlight: Set<SentCall>): typeof fetch {
  return async (input, init) => {
    const address = new URL(String(input), 'http://site.test')
    const body = init?.body as string | undefined
    const line = lineOf(init?.method ?? 'GET', `${address.pathname}${address.search}`, body)
    const sent = {
      call: callOf(line),
      query: address.searchParams,
      body: body ? (JSON.parse(body) as unknown) : null,
    }
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
      if ('silent' in wire || 'broken' in wire) throw new Error('A fake server answers, or loses its answer.')
      return new Response(bodyOf(wire), { status: wire.status ?? 200 })
    }
    try {
      return await Promise.race([answered(), givenUp])
    } finally {
      inFlight.delete(sent)
    }
  }
}

/** Plays one interleaving to its end. Rejects with what a check throws. */
export async function interleave<Machine extends AnyStateMachine>(
  scheduler: Scheduler,
  story: Interleaving<Machine>,
): Promise<void> {
  const inFlight = new Set<SentCall>()
  const fetch = scheduledFetch(scheduler, story.server, inFlight)
  const environment = new HeadlessEnvironment({ at: story.at, stored: PLAYER }, () => fetch)
  const actor = createActor(story.machine(environment.of('')), {
    input: story.input,
    clock: environment.clock,
  } as never)
  const errors: unknown[] = []
  actor.subscribe({ error: (error) => errors.push(error) })
  const played: Played<Machine> = {
    actor: actor as Actor<Machine>,
    page: environment.page,
    inFlight,
    pass: (milliseconds) => environment.clock.increment(milliseconds),
  }
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

  actor.start()
  try {
    for (const track of story.tracks(played))
      scheduler.scheduleSequence(track.map(({ label, run }) => ({ label, builder: async () => run() })))
    await drain()
    story.settle(played)
    await drain()
    story.checkSettled(played)
  } finally {
    actor.stop()
  }
}
