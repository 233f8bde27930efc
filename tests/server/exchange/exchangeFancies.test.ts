import { expect, it } from 'vitest'
import { createBoard } from '#server/betting/board.ts'
import type { BoardMarket } from '#server/betting/board.types.ts'
import { isCricket } from '#server/exchange/cricket.ts'
import { chanceToReach } from '#server/exchange/distribution.ts'
import { fanciesOf, fancyMarketId, fancyMarketOf, runOf } from '#server/exchange/fancies.ts'
import { bowl, lawOf, outlookOf } from '#server/exchange/innings.ts'
import { generator } from '#server/exchange/random.ts'
import { createSimulator, type Overrides } from '#server/exchange/simulator.ts'

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
  for (let elapsed = -60_000; elapsed <= play.lasts; elapsed += 47_500) {
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

it('a fancy that is decided, out of reach, or may stay without a count takes no bets', () => {
  const wrong: string[] = []
  const open = new Set<string>()
  for (const [at, ball] of play.balls.entries()) {
    const elapsed = (ball.isWicket ? ball.at + 20_000 : ball.at) + 500
    const next = play.balls[at + 1]
    // Some of the balls, and all near the end of an innings.
    const isNearEnd = play.balls[at + 12]?.innings !== ball.innings
    if (next?.innings !== ball.innings || (at % 6 !== 0 && !isNearEnd)) continue
    const { innings, number, total, wickets } = ball
    const bowled = play.balls.slice(0, at + 1).filter((each) => each.innings === innings)
    const first = play.balls.findLast((each) => each.innings === 0)?.total ?? 0
    const needed = innings === 1 ? first + 1 - total : Number.POSITIVE_INFINITY
    const lasts = (before: number) => before < 10 - wickets && before * 6 < needed
    const left = 120 - number
    /** The fewest and the most that each count can come to. */
    const RANGES: Record<string, readonly [number, number]> = {
      runs: [total, total + Math.min(left * 6, needed + 5)],
      fall: [total, total + Math.min(left * 6, needed + 5)],
      wickets: [wickets, Math.min(10, wickets + left)],
      fours: [bowled.filter(({ runs }) => runs === 4).length, 120],
      sixes: [bowled.filter(({ runs }) => runs === 6).length, 120],
      dots: [bowled.filter(({ runs, isWicket }) => runs === 0 && !isWicket).length, 120],
    }
    for (const { id, suspended, no = 0, yes } of fanciesOf(momentAt(elapsed).moment)) {
      if (suspended) continue
      const [, word = '', digits] = /-([a-z]+)(\d*)[^-]*$/.exec(id.replace(/-\d$/, '')) ?? []
      open.add(word)
      const [least, most] = RANGES[word] ?? [-1, 1_000]
      if (Number(no) <= least || Number(yes) > most)
        wrong.push(`${id} at ${elapsed}: ${yes} of ${least} to ${most}`)
      const before = { ball: Number(digits), over: Number(digits) * 6 - 1 }[word]
      if (before !== undefined && !lasts(before - number)) wrong.push(`${id} at ${elapsed} may stay open`)
    }
  }
  expect(wrong).toEqual([])
  expect([...open].toSorted()).toEqual([
    ...['ball', 'digit', 'dots', 'even', 'fall', 'fours', 'over', 'runs', 'sixes', 'wickets'],
  ])
})

it('the lines and rates of a fancy stand still between two balls, worse than a fair bet on both sides', () => {
  const [one, next] = [play.balls[20], play.balls[21]]
  const ratesAt = (elapsed: number) =>
    fanciesOf(momentAt(elapsed).moment).map(({ id, no, no_rate, yes, yes_rate }) => [
      id,
      no,
      no_rate,
      yes,
      yes_rate,
    ])
  const from = Math.ceil((one?.at ?? 0) / 500) * 500
  const first = ratesAt(from)
  for (let elapsed = from; elapsed < (next?.at ?? 0); elapsed += 500) expect(ratesAt(elapsed)).toEqual(first)
  expect(ratesAt((next?.at ?? 0) + 500)).not.toEqual(first)
  const before = ratesAt(-600_000)
  for (let elapsed = -600_000; elapsed < 0; elapsed += 5_000) expect(ratesAt(elapsed)).toEqual(before)
  for (const [id, no, no_rate, yes, yes_rate] of [...first, ...before])
    if (no !== undefined) {
      expect([id, no]).toEqual([id, yes])
      expect([id, Number(no_rate) > Number(yes_rate)]).toEqual([id, true])
    }
})

it('what is undecided when the operator ends a match is void, also if it is settled later', () => {
  const ended = play.balls[30]?.at ?? 0
  const overrides = new Map([[marketId, { ended: true, endedAt: start + ended }]])
  const counts = (elapsed: number) =>
    ['1-runs6', '1-ball12', '1-fours', '1-over1'].map(
      (name) => fancyMarketOf(momentAt(elapsed, overrides).moment, `${eventId}-${name}`)?.count,
    )
  expect(counts(ended + 1_000)).toEqual(['never', play.balls[12]?.runs, 'never', play.balls[5]?.total])
  expect(counts(play.lasts + 3_600_000)).toEqual(counts(ended + 1_000))
})

it('the outlook of an innings agrees with innings that are played on', () => {
  const chase = { balls: 60, total: 70, wickets: 4, target: 150 }
  const law = lawOf(0.2)
  const outlook = outlookOf(law, chase, [90])
  const random = generator('outlook')
  const ends = Array.from({ length: 20_000 }, () => {
    let [at90, fall]: (number | undefined)[] = []
    let last = { balls: 0, total: 0, wickets: 0 }
    bowl(random, law, chase, ({ isWicket }, after) => {
      if (after.balls === 90) at90 = after.total
      if (isWicket) fall ??= after.total
      last = { ...after }
    })
    return { at90: at90 ?? last.total, total: last.total, wickets: last.wickets, fall: fall ?? last.total }
  })
  const { runsAfter, wickets, fall } = outlook
  const none = { least: 0, chances: [] }
  const compared = [
    ...[100, 110, 120].map((line) => ['at90', runsAfter.get(90) ?? none, line] as const),
    ...[130, 150, 152].map((line) => ['total', runsAfter.get(120) ?? none, line] as const),
    ...[6, 8, 10].map((line) => ['wickets', wickets, line] as const),
    ...[80, 95, 120].map((line) => ['fall', fall, line] as const),
  ]
  for (const [name, distribution, line] of compared) {
    const share = ends.filter((end) => end[name] >= line).length / ends.length
    const chance = chanceToReach(distribution, line)
    expect([name, line, Math.abs(share - chance) < 0.015]).toEqual([name, line, true])
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
