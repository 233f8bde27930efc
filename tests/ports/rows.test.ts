import { settled } from '@tiya/graph-tests/internal/headless/settled.ts'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { listPricesOf } from '#src/ports/exchange/sportEvents.ts'
import { decoded, sportsEvent } from '../flows/exchange/events.fixture.ts'
import { market, runner } from '../flows/exchange/odds.fixture.ts'
import { PLAYER } from '../model/ambient.ts'
import { HeadlessEnvironment } from '../model/headless/headlessEnvironment.ts'

/* Rows of a list without prices, which the player scrolls into the viewport and out of it. */

const IDS = [1, 2, 3, 4, 5]

/** Starts a list of five events. Rows are named after their market. */
function startList() {
  const environment = new HeadlessEnvironment({ at: '/exchange-sports', stored: PLAYER })
  const { clock, network, page } = environment
  const actor = createActor(listPricesOf(environment.of('')), { clock }).start()
  actor.send({ type: 'events.listed', events: decoded(...IDS.map((id) => sportsEvent({ id }))) })
  const callOf = (row: string) => `GET /exchange-data/match-odds/${row}`
  return {
    page,
    actor,
    scroll: async (type: 'row.seen' | 'row.unseen', ...rows: string[]) => {
      for (const marketId of rows) actor.send({ type, marketId })
      await settled()
    },
    answer: async (...rows: string[]) => {
      for (const call of [...network.held])
        if (rows.some((row) => call.line === callOf(row))) call.answer(market())
      await settled()
    },
    /** Lets time pass, second by second. */
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.increment(1_000)
        await settled()
      }
    },
    /** Returns how often a row was asked. */
    asked: (row: string) => network.made.filter((line) => line === callOf(row)).length,
    held: () => network.lines,
    callOf,
    tableOf: (row: string) => actor.getSnapshot().children[`odds.${row}`]?.getSnapshot().context.table,
  }
}

/** Starts a list whose first row was asked and answered at second 0. */
async function startWithAnswer() {
  const list = startList()
  await list.scroll('row.seen', '1.1')
  await list.answer('1.1')
  return list
}

it('a row that comes back within 5 s keeps its prices, and is asked when 5 s have passed since its last call', async () => {
  const { scroll, pass, asked, tableOf } = await startWithAnswer()
  await pass(1)
  await scroll('row.unseen', '1.1')
  await pass(2)
  await scroll('row.seen', '1.1')
  expect(tableOf('1.1')).toMatchObject({ status: 'open' })
  await pass(1)
  expect(asked('1.1')).toBe(1)
  await pass(1)
  expect(asked('1.1')).toBe(2)
})

it('a row out of the viewport is not asked; if it comes back after 5 s, it is asked at once', async () => {
  const { scroll, pass, asked, tableOf } = await startWithAnswer()
  await scroll('row.unseen', '1.1')
  await pass(30)
  expect(asked('1.1')).toBe(1)
  await scroll('row.seen', '1.1')
  expect(tableOf('1.1')).toMatchObject({ status: 'open' })
  expect(asked('1.1')).toBe(2)
})

it('a row that leaves during a call drops it, and is asked when 5 s have passed since that call began', async () => {
  const { scroll, pass, asked, held } = await startWithAnswer()
  await pass(7)
  expect(asked('1.1')).toBe(2)
  await scroll('row.unseen', '1.1')
  expect(held()).toEqual([])
  await scroll('row.seen', '1.1')
  await pass(2)
  expect(asked('1.1')).toBe(2)
  await pass(1)
  expect(asked('1.1')).toBe(3)
})

it('a row that leaves before its turn gives it up, and is asked at once when it is back', async () => {
  const { scroll, pass, answer, asked, held, callOf } = await startWithAnswer()
  await pass(3)
  await scroll('row.seen', '1.2', '1.3', '1.4', '1.5')
  await pass(3)
  expect(asked('1.1')).toBe(1)
  await scroll('row.unseen', '1.1')
  await answer('1.2', '1.3', '1.4', '1.5')
  expect(held()).toEqual([])
  await scroll('row.seen', '1.1')
  expect(held()).toEqual([callOf('1.1')])
})

it('a row that leaves before its first answer drops the call, and is asked when 5 s have passed since it began', async () => {
  const { scroll, pass, asked, held } = startList()
  await scroll('row.seen', '1.1')
  await pass(1)
  await scroll('row.unseen', '1.1')
  expect(held()).toEqual([])
  await scroll('row.seen', '1.1')
  await pass(3)
  expect(asked('1.1')).toBe(1)
  await pass(1)
  expect(asked('1.1')).toBe(2)
})

it('a row that comes back in a hidden tab is not asked before the tab is shown', async () => {
  const { scroll, pass, asked, page } = await startWithAnswer()
  await scroll('row.unseen', '1.1')
  page.show(false)
  await scroll('row.seen', '1.1')
  await pass(30)
  expect(asked('1.1')).toBe(1)
  page.show(true)
  await settled()
  expect(asked('1.1')).toBe(2)
})

it('a row that leaves the list, or gets prices from it, is stopped', async () => {
  const { scroll, actor } = await startWithAnswer()
  const list = (...events: object[]) => actor.send({ type: 'events.listed', events: decoded(...events) })
  await scroll('row.unseen', '1.1')
  list(sportsEvent({ id: 1 }))
  expect(actor.getSnapshot().context).toMatchObject({ polled: ['1.1'] })
  list(sportsEvent({ id: 1, runners: [runner({})] }))
  expect(actor.getSnapshot().context).toMatchObject({ polled: [] })
  list(sportsEvent({ id: 1 }))
  expect(actor.getSnapshot().context.polled).toEqual([])
})
