import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { type Cells, cellsOf } from '#src/ports/exchange/cells.ts'
import { oddsViewActorsOf } from '#src/ports/exchange/oddsView.ts'
import {
  type FakeServer,
  Fates,
  type Interleaving,
  interleaveAll,
  type Played,
  Tab,
} from '#tests/model/interleave.ts'
import type { SentCall, WireAnswer } from '#tests/model/model.ts'
import {
  BOOKMAKER,
  EVENT,
  EVENT_ODDS,
  eventOdds,
  FANCIES,
  MARKET,
  MATCH_ODDS,
  market,
  runner,
} from '../odds.fixture.ts'

/* Two polls, a player, a tab that is hidden, and a network that reorders: no cell ever shows an old price. */

const KINDS = [MATCH_ODDS, EVENT_ODDS] as const
type Kind = (typeof KINDS)[number]

const FATES = ['answered', 'answered', 'answered', 'refused', 'lost', 'unreadable', 'malformed']

const FAILURES: Readonly<Record<string, WireAnswer>> = {
  refused: { status: 503, body: {} },
  unreadable: { raw: '<html>' },
  malformed: { body: { marketId: MARKET, data: { items: { [EVENT]: {} } }, runners: [{}] } },
}

/** What a cell of each kind shows for a version of the odds, by key. */
const SHOWN: Readonly<Record<Kind, (version: number) => Readonly<Record<string, string>>>> = {
  [MATCH_ODDS]: (version) => ({
    [`${MARKET}/odds/7/back/0`]: (1 + version / 100).toFixed(2),
    [`${MARKET}/odds/7/lay/2`]: version % 3 === 0 ? '–' : (2 + version / 100).toFixed(2),
  }),
  [EVENT_ODDS]: (version) => ({
    [`${MARKET}/bookmaker/0/back`]: String(100 + version),
    [`${MARKET}/fancy/f1/yes`]: String(200 + version),
  }),
}

function answerOf(kind: Kind, version: number): WireAnswer {
  if (kind === EVENT_ODDS) {
    return eventOdds({
      bookmaker: [{ ...BOOKMAKER[0], backPrice: 100 + version }],
      fancy2: [{ ...FANCIES[0], yes: 200 + version }],
    })
  }
  const lay = [[1.5, 10], [1.6, 10], ...(version % 3 === 0 ? [] : [[2 + version / 100, 10]])]
  return market({ runners: [runner({ back: [[1 + version / 100, 10]], lay: lay as never })] })
}

/** The service, whose odds change all the time. */
class OddsServer implements FakeServer {
  version = 1
  /** The version of the last good response that the site received, by kind; 0 before the first. */
  readonly shown: Record<Kind, number> = { [MATCH_ODDS]: 0, [EVENT_ODDS]: 0 }
  /** The number of consecutive failures since then. */
  readonly failed: Record<Kind, number> = { [MATCH_ODDS]: 0, [EVENT_ODDS]: 0 }
  readonly fates: Fates
  readonly #answers = new Map<WireAnswer, number>()

  constructor(fates: readonly string[]) {
    this.fates = new Fates(fates, FAILURES)
  }

  receive({ call }: SentCall): WireAnswer {
    const kind = KINDS.find((one) => one === call)
    if (!kind) return { status: 404, body: {} }
    return this.fates.meet(() => {
      const answer = answerOf(kind, this.version)
      this.#answers.set(answer, this.version)
      return answer
    })
  }

  delivered(sent: SentCall, answer: WireAnswer): void {
    const kind = KINDS.find((one) => one === sent.call)
    if (!kind) return
    const version = this.#answers.get(answer)
    this.failed[kind] = version === undefined ? this.failed[kind] + 1 : 0
    if (version !== undefined) this.shown[kind] = version
  }
}

let cells: Cells

const machineOf = (environment: Environment) => {
  cells = cellsOf(environment)
  return oddsViewMachine.provide({ actors: oddsViewActorsOf(environment) })
}
type Machine = ReturnType<typeof machineOf>

const scripts = fc.record({
  fates: fc.array(fc.constantFrom(...FATES), { maxLength: 16 }),
  player: fc.array(fc.constantFrom('retry', 'press', 'tab'), { maxLength: 6 }),
  changes: fc.nat({ max: 10 }),
  time: fc.array(fc.constantFrom(100, 300, 300, 300, 1_000, 5_000), { minLength: 4, maxLength: 14 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})
type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

function storyOf({ fates, player, changes, ...script }: Script): Interleaving<Machine> {
  const server = new OddsServer(fates)
  const tab = new Tab()
  let isSettling = false

  const change = () => {
    server.version += 1
  }
  const act = ({ actor }: Played<Machine>, what: string) => {
    const { marketOdds, eventOdds: event } = actor.getSnapshot().children
    if (what === 'tab') actor.send({ type: 'tab.opened', tab: 'ball' })
    else if (what === 'retry') for (const odds of [marketOdds, event]) odds?.send({ type: 'retry' })
    else marketOdds?.send({ type: 'cell.pressed', cell: `${MARKET}/odds/7/back/0` })
  }
  /** Lets time pass until each kind has been requested since the last change. */
  const catchUp = ({ inFlight, pass }: Played<Machine>) => {
    const isAsked = (kind: Kind) => [...inFlight].some(({ call }) => call === kind)
    if (KINDS.some((kind) => server.shown[kind] < server.version && !isAsked(kind))) pass(300)
  }

  return {
    at: '/odds-view',
    input: { remoteId: '41', marketId: MARKET, eventId: EVENT, sport: null, name: 'Kings v Riders' },
    machine: machineOf,
    server,
    tracks: (played) => [
      player.map((what) => ({ label: `player: ${what}`, run: () => act(played, what) })),
      Array.from({ length: changes }, () => ({ label: 'odds change', run: change })),
      ...tab.tracks(played, script),
    ],
    check: (played) => {
      const { children, value } = played.actor.getSnapshot()
      for (const kind of KINDS) {
        tab.check(kind, played.inFlight)
        const version = server.shown[kind]
        for (const [key, price] of Object.entries(SHOWN[kind](version)))
          expect(cells.read(key)?.price, `${key}, version ${version}`).toBe(version ? price : undefined)
      }
      const isDelayed = children.marketOdds?.getSnapshot().value === 'delayed'
      if (server.failed[MATCH_ODDS] >= 3) expect(isDelayed, 'three failures in a row').toBe(true)
      expect(value.odds, 'what the screen says').toBe(isDelayed ? 'delayed' : 'live')
      if (isSettling) catchUp(played)
    },
    settle: (played) => {
      server.fates.recover()
      change()
      tab.show(played, true)
      isSettling = true
    },
    checkSettled: ({ actor }) => {
      const { value, children } = actor.getSnapshot()
      expect([value.odds, children.eventOdds?.getSnapshot().value]).toEqual(['live', 'live'])
      for (const kind of KINDS) expect(server.shown[kind], kind).toBe(server.version)
    },
  }
}

it(
  'random interleavings never paint an old price, and never have two calls of a kind in flight',
  () => interleaveAll(scripts, storyOf),
  240_000,
)
