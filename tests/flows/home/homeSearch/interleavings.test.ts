import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { homeSearchMachine, SEARCHED_TYPES } from '#machines/home/homeSearch/homeSearch.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { homeSearchPortsOf } from '#src/ports/home/homeSearch.ts'
import {
  type FakeServer,
  INTERLEAVINGS,
  type Interleaving,
  interleave,
  type Played,
} from '#tests/model/interleave.ts'

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

/** Returns a server that gives its calls these fates in turn, until it recovers. */
function catalogueOf(fates: Script['fates']) {
  let calls = 0
  let isRecovered = false
  /** The types that have no games according to the responses the site received. */
  const empty = new Set<string | null>()
  const server: FakeServer = {
    delivered({ query }, answer) {
      if ('body' in answer && JSON.stringify(answer.body).includes('[]')) empty.add(query.get('type'))
    },
    receive({ call, query }) {
      calls += 1
      const fate = isRecovered ? 'answered' : fates[calls % fates.length]
      if (fate === 'refused') return { status: 500, body: {} }
      if (fate === 'lost') return { lost: true }
      if (call === 'GET /get-system') return { body: { systems: fate === 'empty' ? [] : ['HILO'] } }
      return { body: { games: fate === 'empty' ? [] : gamesOf(query.get('type')) } }
    },
  }
  const recover = () => {
    isRecovered = true
  }
  return { server, empty, recover }
}

function act({ actor, page }: Played<Machine>, what: (typeof DOES)[number]): void {
  if (what === 'online') page.dispatch('online')
  else if (what === 'retry' || what === 'more') actor.send({ type: what } as EventFrom<Machine>)
  else actor.send({ type: 'search.changed', words: what })
}

function storyOf({ fates, player }: Script): Interleaving<Machine> {
  const { server, empty, recover } = catalogueOf(fates)
  return {
    at: '/',
    input: { words: '' },
    machine: machineOf,
    server,
    tracks: (played) => [player.map((what) => ({ label: what, run: () => act(played, what) }))],
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
      recover()
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

it('in random interleavings, the search makes one call at a time, none without words, and ends with every type', async () => {
  const property = fc.asyncProperty(fc.scheduler(), scripts, (scheduler, script) =>
    interleave(scheduler, storyOf(script)),
  )
  await fc.assert(property, { numRuns: INTERLEAVINGS })
}, 240_000)
