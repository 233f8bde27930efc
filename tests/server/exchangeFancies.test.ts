import { expect, it } from 'vitest'
import { createBoard } from '../../server/betting/board.ts'
import type { BoardMarket } from '../../server/betting/board.types.ts'
import { isCricket } from '../../server/exchange/cricket.ts'
import { fanciesOf, fancyMarketId, fancyMarketOf, runOf } from '../../server/exchange/fancies.ts'
import { createSimulator, type Overrides } from '../../server/exchange/simulator.ts'

/** 12:00 in Dhaka. */
const NOON = Date.UTC(2026, 10, 22, 6)
const simulator = createSimulator('1')
const [match] = simulator.events('cricket', NOON).filter(({ inPlay }) => inPlay)
if (!match) throw new Error('no match')
const { eventId, marketId, start } = match

function momentAt(elapsed: number, overrides: Overrides = new Map()) {
  const moment = simulator.moment(eventId, start + elapsed, overrides)
  if (!moment || !isCricket(moment.play)) throw new Error('no cricket')
  return { moment, play: moment.play }
}

const { play } = momentAt(0)
const countAt = (id: string, elapsed: number) => fancyMarketOf(momentAt(elapsed).moment, id)?.count

it('a fancy is offered until it is decided, which it is by the end of its match', () => {
  const offered = new Set<string>()
  const late: string[] = []
  const types = new Set<string>()
  for (let elapsed = -60_000; elapsed <= play.lasts; elapsed += 10_500) {
    for (const { id, type, suspended } of fanciesOf(momentAt(elapsed).moment)) {
      if (!suspended && countAt(fancyMarketId(id), elapsed) !== undefined) late.push(`${id} at ${elapsed}`)
      offered.add(fancyMarketId(id))
      types.add(type)
    }
  }
  expect(late).toEqual([])
  expect([...types].toSorted()).toEqual(['ball', 'fancy', 'khadda', 'lottery', 'oddeven'])
  expect(offered.size).toBeGreaterThan(200)
  const ends = [...offered].map((id) => countAt(id, play.lasts))
  expect(ends).not.toContain(undefined)
  expect([...offered].map((id) => countAt(id, play.lasts + 3_600_000))).toEqual(ends)
})

it('the counts are those of the balls, known with the ball that completes them', () => {
  const first = play.balls.filter(({ innings }) => innings === 0)
  const at = (index: number) => first[index] ?? first.at(-1)
  const sum = (from: number) => first.slice(from, from + 6).reduce((total, { runs }) => total + runs, 0)
  const wicket = first.find(({ isWicket }) => isWicket)
  const expected = {
    runs6: [at(35), at(35)?.total],
    runs20: [at(119), first.at(-1)?.total],
    over3: [at(17), sum(12)],
    ball7: [at(7), at(7)?.runs],
    fall1: [wicket, wicket?.total],
    fours: [first.at(-1), first.filter(({ runs }) => runs === 4).length],
    wickets: [first.at(-1), first.at(-1)?.wickets],
  } as const
  for (const [name, [ball, count]] of Object.entries(expected)) {
    const known = Math.ceil((ball?.at ?? 0) / 500) * 500
    expect([name, countAt(`${eventId}-1-${name}`, known - 500)]).toEqual([name, undefined])
    expect([name, countAt(`${eventId}-1-${name}`, known)]).toEqual([name, count])
  }
})

it('a wicket that does not fall counts the final score, a ball that is not bowled nothing, and other ids no market', () => {
  const second = play.balls.filter(({ innings }) => innings === 1)
  const out = second.at(-1)?.wickets ?? 0
  const total = second.at(-1)?.total
  const wicket = `${eventId}-2-fall${out + 1}`
  const end = Math.ceil((second.at(-1)?.at ?? 0) / 500) * 500
  expect([end - 500, end, play.lasts].map((elapsed) => countAt(wicket, elapsed))).toEqual([
    undefined,
    total,
    total,
  ])
  expect(countAt(`${eventId}-2-ball${second.length}`, play.lasts)).toBe('never')
  for (const id of ['3-runs6', '1-constructor', '1-', 'runs6', '1-digit6-3'])
    expect([id, fancyMarketOf(momentAt(0).moment, `${eventId}-${id}`)]).toEqual([id, undefined])
})

it.each([
  ['1-1-runs6', 47, 47],
  ['1-1-even6', 46, 1],
  ['1-1-even6', 47, 0],
  ['1-1-digit6-7', 47, 1],
  ['1-1-digit6-7', 57, 1],
  ['1-1-digit6-4', 47, 0],
])('the run of %s is, for a count of %s, %s', (id, count, run) => {
  expect(runOf(id, count)).toBe(run)
})

it('a session, its digits and whether it is even are one market, which the operator can suspend and end', () => {
  const id = `${eventId}-1-runs20`
  const marketWith = (overrides: Overrides): { fancy: BoardMarket | undefined; offered: string[] } => {
    const board = createBoard(simulator, () => overrides)
    return { fancy: board.market(id), offered: board.fancies(marketId).map((market) => market.id) }
  }
  const rows = (elapsed: number, overrides: Overrides = new Map()) =>
    fanciesOf(momentAt(elapsed, overrides).moment).filter((row) => fancyMarketId(row.id) === id)
  expect(rows(-1_000).map((row) => row.id)).toEqual([id, `${eventId}-1-even20`])
  expect(rows(-1_000, new Map([[id, { suspended: true }]])).every(({ suspended }) => suspended)).toBe(true)
  expect(rows(-1_000, new Map([[id, { winner: '40' }]]))).toEqual([])
  expect(marketWith(new Map([[id, { suspended: true }]])).fancy).toMatchObject({ suspended: true })
  expect(marketWith(new Map([[id, { winner: '40' }]])).fancy).toMatchObject({ result: '40' })
  expect(marketWith(new Map([[id, { ended: true }]])).fancy).toMatchObject({ result: 'void' })
})
