import { expect, it } from 'vitest'
import { exchangeSeed } from '#server/db/schema.ts'
import { SPORTS } from '#server/exchange/fixtures.ts'
import { readOrCreateSeed } from '#server/exchange/seed.ts'
import { createSimulator } from '#server/exchange/simulator.ts'
import { get, must } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox({ exchangeSeed: undefined })
const other = await startSandbox({ exchangeSeed: undefined })
const stored = () => app.db.query.exchangeSeed.findMany()

it('the seed is random, created once, and the same for all processes that start at the same time', async () => {
  const [row] = await stored()
  expect(row?.seed).toMatch(/^[0-9a-f]{64}$/)
  await other.db.delete(exchangeSeed)
  const seeds = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSeed(other.db)))
  expect(new Set(seeds).size).toBe(1)
  expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(seeds[0]).not.toBe(row?.seed)
  expect(await other.db.query.exchangeSeed.findMany()).toEqual([{ id: 1, seed: seeds[0] }])
  expect(await readOrCreateSeed(app.db)).toBe(row?.seed)
})

it('the seed decides the matches of the sandbox', async () => {
  const [row] = await stored()
  const { data } = (await app.inject('/exchange-data/sports-events/soccer')).json()
  const names = data.map(({ Event }: { Event: { name: string } }) => Event.name)
  const namesOf = (seed: string) =>
    createSimulator(seed)
      .events('soccer', Date.now())
      .map(({ name }) => name)
  expect(names).toEqual(namesOf(row?.seed ?? ''))
  expect(names).not.toEqual(namesOf('1'))
})

it('the seed is in no response of the exchange or the console', async () => {
  const [row] = await stored()
  const player = await newPlayer(app, 'curious1')
  const operator = await Operator.enter(app)
  const bodies: string[] = []
  for (const sport of SPORTS) {
    const list = await app.inject(`/exchange-data/sports-events/${sport}`)
    const [{ MarketId, EventId }] = list.json().data
    const events = ['data/event', 'data/score/board', 'demo/calls/score'].map((path) => `${path}/${EventId}`)
    const paths = [`data/match-odds/${MarketId}`, ...events]
    const answers = await Promise.all(paths.map((path) => app.inject(`/exchange-${path}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    bodies.push(list.body, ...answers.map(({ body }) => body))
    const market = await get(app, `/exchange-frame/calls/markets/${MarketId}`, player.exchangeToken)
    bodies.push(JSON.stringify(must(market)))
  }
  for (const page of ['', '/exchange', '/settings', '/players', '/ledger'])
    bodies.push(await operator.page(`/sandbox${page}`))
  expect(bodies.filter((body) => body.includes(row?.seed ?? ''))).toEqual([])
})
