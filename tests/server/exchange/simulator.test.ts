import { DAY, dayNumberAt } from '@tiya/contract/dhakaCalendar'
import { describe, expect, it } from 'vitest'
import { bookOf } from '#server/exchange/book.ts'
import { type CricketPlay, playCricket } from '#server/exchange/cricket.ts'
import { SPORTS, type Sport } from '#server/exchange/fixtures.ts'
import { LADDER } from '#server/exchange/ladder.ts'
import type { Play } from '#server/exchange/play.ts'
import { hash } from '#server/exchange/random.ts'
import { createSimulator, type ExchangeEvent, type ExchangeMarket } from '#server/exchange/simulator.ts'
import { playSoccer } from '#server/exchange/soccer.ts'
import { playTennis } from '#server/exchange/tennis.ts'
import { HOUR, MINUTE, SECOND } from '../../times.ts'

/** 12:00 in Dhaka. */
const NOON = Date.UTC(2026, 10, 22, 6)

const PLAYS: Record<Sport, (course: string) => Play> = {
  cricket: playCricket,
  soccer: playSoccer,
  tennis: playTennis,
}

const inPlay = (events: readonly ExchangeEvent[]) => events.filter((event) => event.inPlay)

const simulator = createSimulator('1')

/** Returns the first match of a sport that is in play at noon. */
function firstInPlay(sport: Sport): ExchangeEvent {
  const [event] = inPlay(simulator.events(sport, NOON))
  if (!event) throw new Error(`no ${sport} in play`)
  return event
}

function marketOf(id: string, time: number): ExchangeMarket {
  const market = simulator.market(id, time)
  if (!market) throw new Error(`no market ${id}`)
  return market
}

it('the price ladder has the steps of an exchange, from 1.01 to 1000', () => {
  expect([LADDER[0], LADDER.at(-1), LADDER.length]).toEqual([101, 100_000, 350])
  for (const price of [199, 200, 202, 298, 300, 305, 400, 410, 600, 620, 1_000, 1_050, 2_000, 2_100, 3_200])
    expect(LADDER).toContain(price)
  for (const price of [100, 201, 301, 405, 610, 1_010, 2_050, 3_100]) expect(LADDER).not.toContain(price)
})

describe('prices', () => {
  const FOR_TWO = [0.5, 0.9, 1, 0.999, 0.02].map((chance) => [chance, 1 - chance])
  const CHANCES = [...FOR_TWO, [0.4, 0.35, 0.25], [1, 0, 0]]

  it('are on the ladder, best first, with back below lay, and three on each side except at its ends', () => {
    for (const [at, chances] of CHANCES.entries()) {
      for (let time = NOON; time < NOON + MINUTE; time += 500) {
        for (const [runner, chance] of chances.entries()) {
          const { back, lay } = bookOf(hash(at, runner), chance, time)
          const prices = [...back.map(({ price }) => price).reverse(), ...lay.map(({ price }) => price)]
          expect(prices).toEqual(prices.toSorted((a, b) => a - b))
          expect(new Set(prices).size).toBe(prices.length)
          expect(prices.every((price) => LADDER.includes(price))).toBe(true)
          expect(lay).toHaveLength(chance < 0.002 ? 0 : 3)
          expect(back).toHaveLength(chance === 0 ? 0 : Math.min(3, LADDER.indexOf(back[0]?.price ?? 0) + 1))
          for (const { size } of [...back, ...lay])
            expect(Number.isInteger(size) && size >= 200 && size <= 90_000).toBe(true)
        }
      }
    }
  })

  it('are always worse than the chance of their runner, on both sides, and move all the same', () => {
    for (const [at, chances] of CHANCES.entries()) {
      const seen = new Set<string>()
      for (let time = NOON; time < NOON + MINUTE; time += 500) {
        for (const [runner, chance] of chances.entries()) {
          const { back, lay } = bookOf(hash(at, runner), chance, time)
          seen.add(`${runner} ${back[0]?.price} ${lay[0]?.price}`)
          for (const { price } of back) expect((price / 100) * chance).toBeLessThan(1)
          for (const { price } of lay) expect((price / 100) * chance).toBeGreaterThan(1)
        }
      }
      if (at === 0) expect(seen.size).toBeGreaterThan(5)
    }
  })
})

describe.each(SPORTS)('a match of %s', (sport) => {
  const keys = Array.from({ length: 30 }, (_, at) => at * 7_919 + 13)

  it('lasts as long as the calendar allows, with chances that add up to 1 and end with the winner', () => {
    const longest = { cricket: 180, soccer: 120, tennis: 240 }[sport] * MINUTE
    for (const key of keys) {
      const play = PLAYS[sport](`${key}`)
      expect(play.lasts > 45 * MINUTE && play.lasts < longest).toBe(true)
      for (let elapsed = -HOUR; elapsed < play.lasts; elapsed += 1_777 * SECOND) {
        const chances = play.chancesAt(elapsed)
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 3)
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true)
      }
      expect(play.chancesAt(play.lasts)[play.winner]).toBeCloseTo(1, 3)
    }
  })

  it('pauses when something happens, never for long, and from the decision to the end', () => {
    for (const key of keys) {
      const { pauses, lasts } = PLAYS[sport](`${key}`)
      expect(pauses.length).toBeGreaterThan(5)
      for (const [at, { from, to }] of pauses.entries()) {
        expect(from).toBeGreaterThanOrEqual(pauses[at - 1]?.to ?? 0)
        expect(to - from).toBeGreaterThan(0)
        expect(to - from).toBeLessThanOrEqual(MINUTE)
      }
      expect(pauses.at(-1)?.to).toBe(lasts)
    }
  })
})

it('nothing pauses a match of soccer during half-time', () => {
  for (let key = 0; key < 100; key++) {
    const during = playSoccer(`${key}`).pauses.filter(({ from }) => from >= 45 * MINUTE && from < HOUR)
    expect(during).toEqual([])
  }
})

describe('a match of cricket', () => {
  it('has two innings of at most 20 overs and 10 wickets, and ends when the target is reached', () => {
    for (let key = 0; key < 100; key++) {
      const { balls, stateAt, winner }: CricketPlay = playCricket(`${key}`)
      const last = balls.at(-1)
      const first = balls.findLast(({ innings }) => innings === 0)
      for (const each of [first, last]) {
        expect(each?.number).toBeLessThanOrEqual(120)
        expect(each?.wickets).toBeLessThanOrEqual(10)
      }
      const { target = 0, total } = stateAt(last?.at ?? 0)
      expect(target).toBe((first?.total ?? 0) + 1)
      if (total >= target) expect(winner).toBe(1)
      if (total < target - 1) expect(winner).toBe(0)
      expect(total).toBeLessThan(target + 6)
    }
  })

  it('no runs are needed any more once a chase has ended', () => {
    const { balls, scoreAt } = playCricket('5')
    const last = balls.at(-1)?.at ?? 0
    expect(scoreAt(last - 1).summary).toMatch(/^\d+ needed off \d+$/)
    expect(scoreAt(last).summary).toBe('Match over')
  })

  it('has a ball running in the eight seconds before its result', () => {
    const { balls, stateAt } = playCricket('5')
    const at = balls[10]?.at ?? 0
    expect([at - 8_001, at - 8_000, at - 1, at].map((time) => stateAt(time).isBallRunning)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe.each(SPORTS)('the list of %s', (sport) => {
  it('has matches in play, later today, tomorrow and with results at any time of three days', () => {
    for (const seed of ['1', '2', '77']) {
      const simulator = createSimulator(seed)
      for (let time = NOON; time < NOON + 3 * DAY; time += 13 * MINUTE) {
        const events = simulator.events(sport, time)
        const today = dayNumberAt(time)
        const onDay = (day: number) =>
          events.filter(({ start }) => start > time && dayNumberAt(start) === day)
        expect(inPlay(events).length).toBeGreaterThanOrEqual(1)
        expect(onDay(today + 1).length).toBeGreaterThanOrEqual(20)
        if (dayNumberAt(time + HOUR) === today) expect(onDay(today).length).toBeGreaterThanOrEqual(1)
        expect(onDay(today + 2)).toEqual([])
        expect(events.filter((event) => event.start <= time && !event.inPlay).length).toBeGreaterThanOrEqual(
          4,
        )
        expect(events.length).toBeLessThan(85)
      }
    }
  })

  it('has each match once, ordered by start, and nobody plays two matches at a time', () => {
    for (let time = NOON; time < NOON + DAY; time += 20 * MINUTE) {
      const events = simulator.events(sport, time)
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
      expect(events.map(({ start }) => start)).toEqual(
        events.map(({ start }) => start).toSorted((a, b) => a - b),
      )
      const names = inPlay(events).flatMap(({ name }) => name.split(' v '))
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('a market', () => {
  it('opens, is suspended and opens again, and finally closes with the winner', () => {
    for (const sport of SPORTS) {
      const { marketId, start } = firstInPlay(sport)
      const runs: string[] = []
      let longest = 0
      let since = 0
      for (let time = start - 10 * MINUTE; time < start + 4 * HOUR; time += SECOND) {
        const moment = simulator.moment(marketId.slice(2), time)
        if (!moment) throw new Error('no match')
        const { market, chances } = moment
        const { status } = market
        if (runs.at(-1) !== status) since = time
        if (runs.at(-1) !== status) runs.push(status)
        if (status === 'SUSPENDED' && Math.max(...chances) < 1) longest = Math.max(longest, time - since)
      }
      expect(runs[0]).toBe('OPEN')
      expect(runs.filter((status) => status === 'SUSPENDED').length).toBeGreaterThan(5)
      expect(runs.slice(-2)).toEqual(['SUSPENDED', 'CLOSED'])
      expect(longest).toBeLessThanOrEqual(MINUTE)
      const closed = marketOf(marketId, start + 4 * HOUR)
      expect(closed.runners.map(({ selectionId }) => selectionId)).toContain(closed.winner)
      for (const { back, lay } of closed.runners) expect([back, lay]).toEqual([[], []])
      expect(marketOf(marketId, start + 400 * DAY)).toMatchObject({ status: 'CLOSED', winner: closed.winner })
    }
  })

  it('keeps its prices while it is suspended, and returns with new ones', () => {
    const { marketId, start } = firstInPlay('soccer')
    const moment = simulator.moment(marketId.slice(2), NOON)
    const goal = moment?.play.pauses.find(({ reason }) => reason === 'Goal' || reason === 'Penalty check')
    const from = Math.ceil((start + (goal?.from ?? 0)) / 500) * 500
    const to = start + (goal?.to ?? 0)
    const first = marketOf(marketId, from)
    for (let time = from; time < to; time += 500) expect(marketOf(marketId, time)).toEqual(first)
    const next = marketOf(marketId, to + 500)
    expect([first.status, next.status]).toEqual(['SUSPENDED', 'OPEN'])
    expect(next.runners).not.toEqual(first.runners)
  })

  it('does not exist before the day before its match', () => {
    const last = simulator.events('cricket', NOON).at(-1)
    expect(simulator.market(last?.marketId ?? '', NOON)).toBeDefined()
    expect(simulator.market(last?.marketId ?? '', NOON - DAY)).toBeUndefined()
  })
})

describe('the operator', () => {
  const { marketId } = firstInPlay('cricket')

  it('ends a market with a winner or without one, and one that is suspended ends with its match', () => {
    const end = NOON + 4 * HOUR
    const at = (override: object, time: number) =>
      simulator.market(marketId, time, new Map([[marketId, override]]))
    for (const winner of [`${marketId.slice(2)}2`, undefined])
      for (const time of [NOON, end])
        expect(at({ ended: true, winner }, time)).toMatchObject({ status: 'CLOSED', inPlay: false, winner })
    expect(at({ suspended: true }, end)).toMatchObject({ status: 'CLOSED' })
  })

  it('moves an ended match to the results, and takes one that has not begun off the lists', () => {
    const events = simulator.events('cricket', NOON)
    const upcoming = events.find(({ start }) => start > NOON)?.marketId ?? ''
    const ended = new Map([marketId, upcoming].map((id) => [id, { ended: true }]))
    const changed = simulator.events('cricket', NOON, ended)
    expect(changed.find((event) => event.marketId === marketId)).toMatchObject({ inPlay: false })
    expect(changed.some((event) => event.marketId === upcoming)).toBe(false)
    expect(changed).toHaveLength(events.length - 1)
  })
})

it('the seed decides everything, independent of earlier calls', () => {
  const [one, other] = [createSimulator('1'), createSimulator('1')]
  const { marketId } = firstInPlay('soccer')
  for (let at = 0; at < 700; at++) one.market(`1.1${498_000 + at}`, NOON)
  for (let time = NOON; time < NOON + HOUR; time += 7 * SECOND)
    expect(one.market(marketId, time)).toEqual(other.market(marketId, time))
})
