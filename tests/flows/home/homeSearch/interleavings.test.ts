import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { homeSearchMachine, SEARCHED_TYPES } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { homeSearchPortsOf } from '#src/ports/home/homeSearch.ts'
import {
  type FakeServer,
  Fates,
  type Interleaving,
  interleaveAll,
  type Played,
  someFates,
} from '#tests/model/interleave.ts'

/* A player who types, clears and retries on a network that reorders: what may never go wrong. */

const machineOf = (environment: Environment) =>
  homeSearchMachine.provide({ actors: homeSearchPortsOf(environment) })

type Machine = ReturnType<typeof machineOf>

const DOES = ['boat', 'tiger', ' ', '', 'retry', 'online', 'more'] as const

const scripts = fc.record({
  fates: someFates,
  /** Whether there are games, call by call, again and again. */
  found: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
  player: fc.array(fc.constantFrom(...DOES), { minLength: 2, maxLength: 12 }),
})

type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the games of a type; one game belongs to all types. */
const gamesOf = (type: string | null) => [
  { code: 'every', name: 'Boat everywhere', platform: 'HILO', type: 'SLOT' },
  { code: type ?? '', name: `Boat of ${type}`, platform: 'HILO', type: 'SLOT' },
]

/** Returns a server whose calls meet their fates, and find games or none. */
function catalogueOf({ fates: all, found }: Script) {
  const fates = new Fates(all)
  let calls = 0
  /** The types that have no games according to the responses the site received. */
  const empty = new Set<string | null>()
  const server: FakeServer = {
    delivered({ query }, answer) {
      if ('body' in answer && JSON.stringify(answer.body).includes('[]')) empty.add(query.get('type'))
    },
    receive: ({ call, query }) =>
      fates.meet(() => {
        calls += 1
        const isFound = found[calls % found.length]
        if (call === 'GET /get-system') return { body: { systems: isFound ? ['HILO'] : [] } }
        return { body: { games: isFound ? gamesOf(query.get('type')) : [] } }
      }),
  }
  return { server, empty, fates }
}

function act({ actor, page }: Played<Machine>, what: (typeof DOES)[number]): void {
  if (what === 'online') page.dispatch('online')
  else if (what === 'retry' || what === 'more') actor.send({ type: what } as EventFrom<Machine>)
  else actor.send({ type: 'search.changed', words: what })
}

function storyOf(script: Script): Interleaving<Machine> {
  const { server, empty, fates } = catalogueOf(script)
  return {
    at: '/',
    input: { words: '' },
    machine: machineOf,
    server,
    tracks: (played) => [script.player.map((what) => ({ label: what, run: () => act(played, what) }))],
    check({ actor, inFlight }) {
      const { context, value } = actor.getSnapshot()
      const blank = context.words.trim() === ''
      expect(inFlight.size, 'calls in flight').toBeLessThanOrEqual(1)
      expect(inFlight.size, 'calls while nothing is searched for').toBeLessThanOrEqual(blank ? 0 : 1)
      expect(value === 'idle', 'idle exactly where nothing is searched for').toBe(blank)
      const names = context.games.map(({ name }) => name)
      expect(names, 'each game once').toEqual([...new Set(names)])
      const open = [...context.queue, ...context.missing]
      expect(open, 'each open type once').toEqual([...new Set(open)])
    },
    settle({ actor }) {
      fates.recover()
      actor.subscribe(({ value, context }) => {
        if (value === 'complete' && context.missing.length > 0) actor.send({ type: 'retry' })
      })
      actor.send({ type: 'search.changed', words: 'boat' })
      actor.send({ type: 'retry' })
    },
    checkSettled({ actor }) {
      const { context, value } = actor.getSnapshot()
      const full = SEARCHED_TYPES.filter((type) => !empty.has(type))
      expect(value).toBe('complete')
      expect(context.queue).toEqual([])
      expect(context.missing).toEqual([])
      expect(context.games.map(({ code }) => code).toSorted()).toEqual(
        [...full, ...(full.length > 0 ? ['every'] : [])].toSorted(),
      )
    },
  }
}

it(
  'in random interleavings, the search makes one call at a time, none without words, and ends with every type',
  () => interleaveAll(scripts, storyOf),
  240_000,
)
