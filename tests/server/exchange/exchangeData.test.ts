import { exchangeCalls, type Fancy, type Market, type SportsEvent } from '@tiya/contract/exchange'
import { failure } from '@tiya/contract/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fillConfig } from '#server/http/siteConfig.ts'
import { HOUR } from '../../times.ts'
import { Operator } from '../setup/operator.ts'
import { later, setTime, startSandbox } from '../setup/sandbox.ts'

const NOON = Date.UTC(2026, 10, 22, 6)
const SPORTS = ['cricket', 'soccer', 'tennis'] as const

const app = await startSandbox()

const ask = (path: string) => app.inject({ url: `/exchange-data${path}` })

async function read<S extends z.core.$ZodType>(schema: S, path: string): Promise<z.output<S>> {
  const response = await ask(path)
  expect([path, response.statusCode]).toEqual([path, 200])
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const result = z.safeParse(schema, response.json())
  expect(result.error?.issues ?? []).toEqual([])
  return result.data as z.output<S>
}

const eventsOf = async (sport: string): Promise<SportsEvent[]> =>
  (await read(exchangeCalls.sportsEvents.response, `/sports-events/${sport}`)).data

const marketOf = (id: string): Promise<Market> => read(exchangeCalls.matchOdds.response, `/match-odds/${id}`)

async function rowsOf(id: string) {
  const { data } = await read(exchangeCalls.event.response, `/event/${id}`)
  expect(Object.keys(data.items)).toEqual([id])
  const { bookmaker, fancy2 } = data.items[id] ?? {}
  return { bookmaker: bookmaker ?? [], fancy2: fancy2 ?? [] }
}

/** Returns the match that began last, so that it does not end during the test. */
async function inPlay(sport: string): Promise<SportsEvent> {
  const event = (await eventsOf(sport)).findLast(({ Event }) => Event.inPlay)
  if (!event) throw new Error(`no ${sport} in play`)
  return event
}

describe('an hour of odds', () => {
  it('fits the contract, with flags that agree', {
    timeout: 120_000,
  }, async () => {
    const types = new Set<string>()
    const statuses = new Set<string>()
    const flags = new Set<string>()
    for (let time = NOON; time < NOON + HOUR; time += 97_000) {
      setTime(time)
      for (const sport of SPORTS) {
        const events = await eventsOf(sport)
        const next = events.findIndex(({ Event }) => Event.inPlay)
        // One with a result, all that are in play, and one to come.
        for (const event of events.slice(next - 1, next + 4)) {
          const market = await marketOf(event.MarketId)
          expect([market.marketId, market.inplay]).toEqual([event.MarketId, event.Event.inPlay])
          expect(market.runners).toHaveLength(sport === 'soccer' ? 3 : 2)
          statuses.add(`${market.status}`)
          const { bookmaker, fancy2 } = await rowsOf(event.EventId)
          const rows = [...bookmaker, ...fancy2]
          const isOver = market.status === 'CLOSED'
          expect(bookmaker.length).toBe(isOver || !event.Bookmaker ? 0 : market.runners.length)
          if (isOver || !event.Fancy) expect(fancy2).toEqual([])
          if (market.status === 'SUSPENDED') expect(rows.every(({ suspended }) => suspended)).toBe(true)
          if (market.status === 'OPEN') expect(bookmaker.some(({ suspended }) => suspended)).toBe(false)
          for (const { backPrice, layPrice } of bookmaker)
            if (backPrice) expect(layPrice).toBeGreaterThan(backPrice)
          expect(new Set(fancy2.map(({ id }) => id)).size).toBe(fancy2.length)
          for (const fancy of fancy2) expectSound(fancy)
          for (const { type } of fancy2) types.add(type)
          for (const { suspended, ball_running } of rows) flags.add(`${suspended} ${ball_running}`)
        }
      }
    }
    expect([...types].toSorted()).toEqual(['ball', 'fancy', 'khadda', 'lottery', 'oddeven'])
    expect([...statuses].toSorted()).toEqual(['CLOSED', 'OPEN', 'SUSPENDED'])
    expect([...flags].toSorted()).toEqual(['false false', 'false true', 'true false', 'true true'])
  })
})

function expectSound({ title, type, no, no_rate, yes, yes_rate }: Fancy): void {
  expect(title).not.toMatch(/undefined|NaN|null/)
  expect(yes).toBeGreaterThanOrEqual(0)
  expect(yes_rate).toBeGreaterThan(0)
  if (type === 'lottery') {
    expect([no, no_rate]).toEqual([undefined, undefined])
    return
  }
  expect(no).toBeGreaterThanOrEqual(0)
  expect(no_rate).toBeGreaterThan(0)
  if (type === 'fancy' || type === 'khadda') expect(no ?? Number.NaN).toBeLessThanOrEqual(yes ?? 0)
}

describe('an answer', () => {
  it('stays the same for half a second and then changes, and is kept by no cache', async () => {
    setTime(NOON)
    const { MarketId, EventId } = await inPlay('cricket')
    for (const path of [`/match-odds/${MarketId}`, `/event/${EventId}`]) {
      setTime(NOON)
      const { headers, body: first } = await ask(path)
      expect(headers['cache-control']).toBe('no-store')
      setTime(NOON + 499)
      expect((await ask(path)).body).toBe(first)
      const later: string[] = []
      for (let at = 1; at <= 20; at++) {
        setTime(NOON + at * 500)
        later.push((await ask(path)).body)
      }
      expect(later.some((body) => body !== first)).toBe(true)
    }
  })

  const IDS = ['1', '1.', '1.0', '1.x', '2.1498700', '1.9498700', '1.10498700', '1.1999999999', '__proto__']

  it.each([
    ...IDS.flatMap((id) => [`/match-odds/${id}`, `/event/${id}`]),
    ...['/sports-events/chess', '/score/board/0', '/x'],
  ])('is 404 for %s', async (path) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(404)
    expect(z.safeParse(failure, response.json()).success).toBe(true)
  })

  it('has no rate limit', async () => {
    const { MarketId } = await inPlay('tennis')
    const statuses = new Set<number>()
    for (let at = 0; at < 1_000; at++) statuses.add((await ask(`/match-odds/${MarketId}`)).statusCode)
    expect([...statuses]).toEqual([200])
  })
})

it('faults of the operator apply to the calls of the exchange, as often as set', async () => {
  const operator = await Operator.enter(app)
  expect(await operator.page('/sandbox/faults')).toContain('GET /match-odds/:marketId')
  const fault = { call: 'GET /match-odds/:marketId', delay: '0', outcome: 'status503', times: '2' }
  await operator.send('/sandbox/faults', fault)
  const { MarketId, EventId } = await inPlay('tennis')
  expect((await ask(`/event/${EventId}`)).statusCode).toBe(200)
  const statuses: number[] = []
  for (let at = 0; at < 3; at++) statuses.push((await ask(`/match-odds/${MarketId}`)).statusCode)
  expect(statuses).toEqual([503, 503, 200])
})

describe('a market that the operator', () => {
  beforeEach(() => setTime(NOON))
  /** Responses change at the next tick. */
  const nextTick = () => later(500)

  it('suspends takes no bets anywhere, until it is resumed', async () => {
    const operator = await Operator.enter(app)
    const { MarketId, EventId } = await inPlay('cricket')
    const path = `/sandbox/exchange/${MarketId}/suspend`
    expect(await operator.send(path, { suspended: 'yes' })).toBe('suspended')
    nextTick()
    expect((await marketOf(MarketId)).status).toBe('SUSPENDED')
    const { bookmaker, fancy2 } = await rowsOf(EventId)
    expect([...bookmaker, ...fancy2].every(({ suspended }) => suspended)).toBe(true)
    const score = (await app.inject({ url: `/exchange-demo/calls/score/${EventId}` })).json()
    expect(score.pause).toEqual(expect.any(String))
    expect(await operator.send(path, { suspended: 'no' })).toBe('resumed')
    nextTick()
    expect((await marketOf(MarketId)).status).toBe('OPEN')
  })

  it('ends is listed as a result with that winner', async () => {
    const operator = await Operator.enter(app)
    const { MarketId, EventId } = await inPlay('soccer')
    const [, runner] = (await marketOf(MarketId)).runners
    expect(await operator.end(MarketId, runner?.SelectionId ?? '')).toBe('ended')
    nextTick()
    const market = await marketOf(MarketId)
    expect([market.status, market.inplay]).toEqual(['CLOSED', false])
    expect(market.runners.map(({ status }) => status)).toEqual(['LOSER', 'WINNER', 'LOSER'])
    const event = (await eventsOf('soccer')).find((each) => each.EventId === EventId)
    expect(event?.Event.inPlay).toBe(false)
    const score = (await app.inject({ url: `/exchange-demo/calls/score/${EventId}` })).json()
    expect([score.state, score.summary]).toEqual(['over', `${runner?.SelectionName} won`])
  })
})

describe('the score', () => {
  it.each(SPORTS)('of %s is framed from the sandbox, and agrees with the odds', async (sport) => {
    const { EventId, MarketId, Event } = await inPlay(sport)
    const { html } = await read(exchangeCalls.scoreBoard.response, `/score/board/${EventId}`)
    const src = /^<iframe src="([^"<>]+)"><\/iframe>$/.exec(html)?.[1] ?? ''
    const { origin, pathname, search } = new URL(src)
    expect(origin).toBe('http://localhost')
    const page = await app.inject({ url: pathname + search })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])

    // One tick for both responses.
    setTime(Date.now())
    const score = (await app.inject({ url: `/exchange-demo/calls/score/${EventId}` })).json()
    const { status } = await marketOf(MarketId)
    expect(score).toMatchObject({ sport, name: Event.name, state: 'inPlay' })
    expect(score.pause !== null).toBe(status === 'SUSPENDED')
    expect(score.sides.map(({ name }: { name: string }) => name).join(' v ')).toBe(Event.name)
  })
})

describe('the site’s configuration', () => {
  const page = (config: string) => `<script type="application/json" id="config">${config}</script>`
  const read = (filled: string) => JSON.parse(filled.replace(/<[^>]+>/g, ''))
  const stream = {
    exchangeFrame:
      '/exchange-frame?token={token}&market={market}&kind={kind}&selection={selection}&side={side}&price={price}',
    streamFrame: '/exchange-demo/stream?event={eventId}&ip={ip}&language={language}',
    ipLookup: '/exchange-demo/ip',
  }

  const own = { apiHost: 'https://api.example', ipLookup: 'https://ip.example' }

  it.each([
    ['', stream],
    ['{ "streamFrame": "", "ipLookup": "" }', stream],
    [JSON.stringify(own), { ...stream, ...own }],
  ])('gets the stream, and keeps the values that it has, if it contains %j', (config, filled) =>
    expect(read(fillConfig(page(config)))).toMatchObject(filled),
  )

  it.each(['nonsense', '7', 'null'])('is left unchanged if it is %s', (config) =>
    expect(fillConfig(page(config))).toBe(page(config)),
  )

  it('cannot close its script element', () => {
    expect(fillConfig(page('{"apiHost":"\\u003c/script>"}'))).toContain('\\u003c/script>')
  })

  it('names an IP look-up that answers', async () => {
    const { ipLookup } = read(fillConfig(page('{}')))
    expect((await app.inject({ url: ipLookup })).json()).toEqual({ ip: '127.0.0.1' })
  })
})
