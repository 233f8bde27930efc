import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import type { Environment } from '#src/environment/environment.ts'
import { type Cells, cellsOf } from '#src/ports/exchange/cells.ts'
import { oddsViewActorsOf } from '#src/ports/exchange/oddsView.ts'
import {
  type FakeServer,
  type Happening,
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

const FATES = ['answered', 'answered', 'answered', 'refused', 'lost', 'unreadable', 'malformed'] as const
type Fate = (typeof FATES)[number]

const FAILURES: Readonly<Record<Exclude<Fate, 'answered'>, WireAnswer>> = {
  refused: { status: 503, body: {} },
  lost: { lost: true },
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
  readonly #answers = new Map<WireAnswer, number>()
  readonly #fates: Fate[]

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates]
  }

  receive({ call }: SentCall): WireAnswer {
    const kind = KINDS.find((one) => one === call)
    if (!kind) return { status: 404, body: {} }
    const fate = this.#fates.shift() ?? 'answered'
    if (fate !== 'answered') return { ...FAILURES[fate] }
    const answer = answerOf(kind, this.version)
    this.#answers.set(answer, this.version)
    return answer
  }

  delivered(sent: SentCall, answer: WireAnswer): void {
    const kind = KINDS.find((one) => one === sent.call)
    if (!kind) return
    const version = this.#answers.get(answer)
    this.failed[kind] = version === undefined ? this.failed[kind] + 1 : 0
    if (version !== undefined) this.shown[kind] = version
  }

  recover(): void {
    this.#fates.length = 0
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

class Story implements Interleaving<Machine> {
  readonly at = '/odds-view'
  readonly input = { remoteId: '41', marketId: MARKET, eventId: EVENT, sport: null, name: 'Kings v Riders' }
  readonly machine = machineOf
  readonly server: OddsServer
  readonly #script: Script
  readonly #tab = new Tab()
  #settling = false

  constructor(script: Script) {
    this.#script = script
    this.server = new OddsServer(script.fates)
  }

  tracks(played: Played<Machine>): readonly (readonly Happening[])[] {
    const { player, changes } = this.#script
    return [
      player.map((what) => ({ label: `player: ${what}`, run: () => this.#act(played, what) })),
      Array.from({ length: changes }, () => ({ label: 'odds change', run: () => this.#change() })),
      ...this.#tab.tracks(played, this.#script),
    ]
  }

  #change(): void {
    this.server.version += 1
  }

  #act({ actor }: Played<Machine>, what: string): void {
    const { marketOdds, eventOdds: event } = actor.getSnapshot().children
    if (what === 'tab') actor.send({ type: 'tab.opened', tab: 'ball' } satisfies EventFrom<Machine>)
    else if (what === 'retry') for (const odds of [marketOdds, event]) odds?.send({ type: 'retry' })
    else marketOdds?.send({ type: 'cell.pressed', cell: `${MARKET}/odds/7/back/0` })
  }

  check(played: Played<Machine>): void {
    this.#checkNow(played)
    if (this.#settling) this.#catchUp(played)
  }

  #checkNow({ actor, inFlight }: Played<Machine>): void {
    const { children, value } = actor.getSnapshot()
    for (const kind of KINDS) {
      this.#tab.check(kind, inFlight)
      const version = this.server.shown[kind]
      for (const [key, price] of Object.entries(SHOWN[kind](version)))
        expect(cells.read(key)?.price, `${key}, version ${version}`).toBe(version === 0 ? undefined : price)
    }
    const isDelayed = children.marketOdds?.getSnapshot().value === 'delayed'
    if (this.server.failed[MATCH_ODDS] >= 3) expect(isDelayed, 'three failures in a row').toBe(true)
    expect(value.odds, 'what the screen says').toBe(isDelayed ? 'delayed' : 'live')
  }

  settle(played: Played<Machine>): void {
    this.server.recover()
    this.#change()
    this.#tab.show(played, true)
    this.#settling = true
  }

  /** Lets time pass until each kind has been requested since the last change. */
  #catchUp({ inFlight, pass }: Played<Machine>): void {
    const isAsked = (kind: Kind) => [...inFlight].some(({ call }) => call === kind)
    if (KINDS.some((kind) => this.server.shown[kind] < this.server.version && !isAsked(kind))) pass(300)
  }

  checkSettled({ actor }: Played<Machine>): void {
    const { value, children } = actor.getSnapshot()
    expect([value.odds, children.eventOdds?.getSnapshot().value]).toEqual(['live', 'live'])
    for (const kind of KINDS) expect(this.server.shown[kind], kind).toBe(this.server.version)
  }
}

it(
  'random interleavings never paint an old price, and never have two calls of a kind in flight',
  () => interleaveAll(scripts, (script) => new Story(script)),
  240_000,
)
