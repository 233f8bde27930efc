import { type FakeServer, Fates, type Interleaving, type Played } from '@tiya/graph-tests/interleave'
import type { SentCall, WireAnswer } from '@tiya/graph-tests/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasRunners } from '#machines/exchange/listPrices/listPrices.rules.ts'
import type { Environment } from '#src/environment/environment.ts'
import { type Cells, cellsOf } from '#src/ports/exchange/cells.ts'
import { sportEventsOf } from '#src/ports/exchange/sportEvents.ts'
import { interleaveSite } from '#tests/model/headless/interleave.ts'
import { CRICKET, eventsAre, LIVE } from '../events.fixture.ts'
import { runner } from '../odds.fixture.ts'

/* A list, the rows that ask for their own odds, a player who scrolls: no row ever shows an old price. */

const IDS = [1, 2, 3, 4, 5, 6, 7]
const MARKETS = IDS.map((id) => `1.${id}`)
const callOf = (market: string) => `GET /exchange-data/match-odds/${market}`

const FATES = ['answered', 'answered', 'answered', 'refused', 'lost', 'malformed']
const FAILURES: Readonly<Record<string, WireAnswer>> = {
  refused: { status: 503, body: {} },
  malformed: { body: { data: 'soon', runners: 'soon' } },
}

const priceOf = (version: number) => 1 + version / 100
const runnersAt = (version: number) => [runner({ id: 1, back: [[priceOf(version), 10]] })]

/** In each version, the list gives prices to other events. */
const listAt = (version: number) =>
  eventsAre(
    ...IDS.map((id) => ({
      ...LIVE,
      MarketId: `1.${id}`,
      EventId: id,
      runners: (id + version) % 3 === 0 ? runnersAt(version) : undefined,
    })),
  )

/** The service, whose prices change all the time. */
class ListServer implements FakeServer {
  version = 1
  /** The version of the last good answer to each call that the site has received. */
  readonly shown = new Map<string, number>()
  readonly fates: Fates
  readonly #answers = new Map<WireAnswer, number>()

  constructor(fates: readonly string[]) {
    this.fates = new Fates(fates, FAILURES)
  }

  receive({ call }: SentCall): WireAnswer {
    return this.fates.meet(() => {
      const { version } = this
      const marketId = call.split('/').at(-1)
      const market = { marketId, inplay: true, status: 'OPEN', runners: runnersAt(version) }
      const answer = call === CRICKET ? listAt(version) : { body: market }
      this.#answers.set(answer, version)
      return answer
    })
  }

  delivered({ call }: SentCall, answer: WireAnswer): void {
    const version = this.#answers.get(answer)
    if (version !== undefined) this.shown.set(call, version)
  }
}

let cells: Cells

const machineOf = (environment: Environment) => {
  cells = cellsOf(environment)
  return sportEventsOf(environment)
}
type Machine = ReturnType<typeof machineOf>

const scripts = fc.record({
  fates: fc.array(fc.constantFrom(...FATES), { maxLength: 16 }),
  scrolls: fc.array(fc.constantFrom(...MARKETS), { maxLength: 14 }),
  changes: fc.nat({ max: 8 }),
  time: fc.array(fc.constantFrom(300, 5_000, 5_000), { minLength: 4, maxLength: 12 }),
  shown: fc.array(fc.boolean(), { maxLength: 4 }),
})
type Script = typeof scripts extends fc.Arbitrary<infer Value> ? Value : never

const pricesIn = ({ actor }: Played<Machine>) => {
  const { prices } = actor.getSnapshot().children
  if (!prices) throw new Error('The list has no prices.')
  return prices
}

function storyOf({ fates, scrolls, changes }: Script): Interleaving<Machine> {
  const server = new ListServer(fates)
  let isSettling = false

  /** Scrolls a row into view, or out of it. */
  const scroll = (played: Played<Machine>, marketId: string) => {
    const prices = pricesIn(played)
    const isSeen = prices.getSnapshot().context.seen.includes(marketId)
    prices.send({ type: isSeen ? 'row.unseen' : 'row.seen', marketId })
    // A row that is stopped loses what it got.
    if (!prices.getSnapshot().context.polled.includes(marketId)) server.shown.delete(callOf(marketId))
  }
  const change = () => {
    server.version += 1
  }
  /** Lets time pass until the list, and each row that needs it, has been loaded since the last change. */
  const catchUp = (played: Played<Machine>) => {
    const { polled } = pricesIn(played).getSnapshot().context
    const isBehind = (call: string) => (server.shown.get(call) ?? 0) < server.version
    // Rows may wait for the calls in flight, which would time out.
    if (played.inFlight.size === 0 && [CRICKET, ...polled.map(callOf)].some(isBehind)) played.pass(5_000)
  }
  const checkRows = (played: Played<Machine>) => {
    const { events, polled } = pricesIn(played).getSnapshot().context
    for (const event of events) {
      const shown = cells.read(`${event.MarketId}/odds/1/back/0`)?.price
      const list = server.shown.get(CRICKET) ?? 0
      if (hasRunners(event)) expect(shown, event.MarketId).toBe(priceOf(list).toFixed(2))
      const { children } = pricesIn(played).getSnapshot()
      const odds = children[`odds.${event.MarketId}`]
      expect(odds !== undefined, `${event.MarketId} is polled`).toBe(polled.includes(event.MarketId))
      const version = server.shown.get(callOf(event.MarketId)) ?? 0
      if (odds?.getSnapshot().context.table) expect(shown, event.MarketId).toBe(priceOf(version).toFixed(2))
    }
  }

  return {
    at: '/exchange-inplay',
    input: { sport: 'cricket' },
    machine: machineOf,
    server,
    tracks: (played) => [
      scrolls.map((market) => ({ label: `row ${market} scrolls`, run: () => scroll(played, market) })),
      Array.from({ length: changes }, () => ({ label: 'prices change', run: change })),
    ],
    check: (played) => {
      const calls = [...played.inFlight].map(({ call }) => call)
      const { seen, polled } = pricesIn(played).getSnapshot().context
      for (const call of [CRICKET, ...MARKETS.map(callOf)]) played.tab.check(call, played.inFlight)
      expect(calls.filter((call) => call !== CRICKET).length, 'calls for rows').toBeLessThanOrEqual(4)
      const asking = polled.filter((market) => seen.includes(market))
      for (const call of calls) expect([CRICKET, ...asking.map(callOf)], 'calls').toContain(call)
      checkRows(played)
      if (isSettling) catchUp(played)
    },
    settle: (played) => {
      change()
      const { seen } = pricesIn(played).getSnapshot().context
      for (const market of MARKETS) if (!seen.includes(market)) scroll(played, market)
      isSettling = true
    },
    checkSettled: () => {
      const price = priceOf(server.version).toFixed(2)
      for (const market of MARKETS) expect(cells.read(`${market}/odds/1/back/0`)?.price, market).toBe(price)
    },
  }
}

it(
  'random interleavings of lists and rows never paint an old price, nor ask for more than four rows at a time',
  () => interleaveSite(scripts, storyOf),
  240_000,
)
