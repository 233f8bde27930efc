import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { homeSearchMachine, SEARCHED_TYPES } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { homeSearchPortsOf } from '#src/ports/home/homeSearch.ts'
import {
  type FakeServer,
  type Happening,
  INTERLEAVINGS,
  type Interleaving,
  interleave,
  type Played,
} from '#tests/model/interleave.ts'
import type { SentCall, WireAnswer } from '#tests/model/model.ts'

/* A player who types, clears and retries on a network that reorders: what may never go wrong. */

const machineOf = (environment: Environment) =>
  homeSearchMachine.provide({ actors: homeSearchPortsOf(environment) })

type Machine = ReturnType<typeof machineOf>

const DOES = ['boat', 'tiger', ' ', '', 'retry', 'online', 'more'] as const
const FATES = ['answered', 'answered', 'answered', 'refused', 'lost', 'empty'] as const

const scripts = fc.record({
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 30 }),
  player: fc.array(fc.constantFrom(...DOES), { minLength: 2, maxLength: 12 }),
})

type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the games of a type; one game belongs to all types. */
const gamesOf = (type: string | null) => [
  { code: 'every', name: 'Boat everywhere', platform: 'HILO', type: 'SLOT' },
  { code: type ?? '', name: `Boat of ${type}`, platform: 'HILO', type: 'SLOT' },
]

class Catalogue implements FakeServer {
  #calls = 0
  #recovered = false
  readonly #fates: Script['fates']

  constructor(fates: Script['fates']) {
    this.#fates = fates
  }

  /** The types that have no games according to the responses the site received. */
  readonly empty = new Set<string | null>()

  delivered({ query }: SentCall, answer: WireAnswer): void {
    if ('body' in answer && JSON.stringify(answer.body).includes('[]')) this.empty.add(query.get('type'))
  }

  recover(): void {
    this.#recovered = true
  }

  receive({ call, query }: SentCall): WireAnswer {
    this.#calls += 1
    const fate = this.#recovered ? 'answered' : this.#fates[this.#calls % this.#fates.length]
    if (fate === 'refused') return { status: 500, body: {} }
    if (fate === 'lost') return { lost: true }
    if (call === 'GET /get-system') return { body: { systems: fate === 'empty' ? [] : ['HILO'] } }
    return { body: { games: fate === 'empty' ? [] : gamesOf(query.get('type')) } }
  }
}

class Story implements Interleaving<Machine> {
  readonly at = '/'
  readonly input = { words: '' }
  readonly machine = machineOf
  readonly server: Catalogue
  readonly #player: Script['player']

  constructor({ fates, player }: Script) {
    this.server = new Catalogue(fates)
    this.#player = player
  }

  tracks(played: Played<Machine>): readonly (readonly Happening[])[] {
    return [this.#player.map((what) => ({ label: what, run: () => this.#act(played, what) }))]
  }

  #act({ actor, page }: Played<Machine>, what: (typeof DOES)[number]): void {
    if (what === 'online') page.dispatchEvent(new Event('online'))
    else if (what === 'retry' || what === 'more') actor.send({ type: what } as EventFrom<Machine>)
    else actor.send({ type: 'search.changed', words: what })
  }

  check({ actor, inFlight }: Played<Machine>): void {
    const { context, value } = actor.getSnapshot()
    const blank = context.words.trim() === ''
    expect(inFlight.size, 'calls in flight').toBeLessThanOrEqual(1)
    expect(inFlight.size, 'calls while nothing is searched for').toBeLessThanOrEqual(blank ? 0 : 1)
    expect(value === 'idle', 'idle exactly where nothing is searched for').toBe(blank)
    const names = context.games.map(({ name }) => name)
    expect(names, 'each game once').toEqual([...new Set(names)])
    const open = [...context.queue, ...context.missing]
    expect(open, 'each open type once').toEqual([...new Set(open)])
  }

  settle({ actor }: Played<Machine>): void {
    this.server.recover()
    actor.subscribe(({ value, context }) => {
      if (value === 'complete' && context.missing.length > 0) actor.send({ type: 'retry' })
    })
    actor.send({ type: 'search.changed', words: 'boat' })
    actor.send({ type: 'retry' })
  }

  checkSettled({ actor }: Played<Machine>): void {
    const { context, value } = actor.getSnapshot()
    const full = SEARCHED_TYPES.filter((type) => !this.server.empty.has(type))
    expect(value).toBe('complete')
    expect(context.queue).toEqual([])
    expect(context.missing).toEqual([])
    expect(context.games.map(({ code }) => code).toSorted()).toEqual(
      [...full, ...(full.length > 0 ? ['every'] : [])].toSorted(),
    )
  }
}

it('in random interleavings, the search makes one call at a time, none without words, and ends with every type', async () => {
  const property = fc.asyncProperty(fc.scheduler(), scripts, (scheduler, script) =>
    interleave(scheduler, new Story(script)),
  )
  await fc.assert(property, { numRuns: INTERLEAVINGS })
}, 240_000)
