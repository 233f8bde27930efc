import { and, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { endMarket } from '#server/betting/markets.ts'
import { settleMarket } from '#server/betting/settlement.ts'
import { accounts } from '#server/db/schema.ts'
import { lockWallet } from '#server/ledger/ledger.ts'
import { must, refusal } from '../setup/calls.ts'
import { newPlayer, type Player } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'
import { TestBoard } from './exchangeBoard.ts'

/* Players with many open bets, and bets that can't be settled: neither may hold up anybody else. */

/** The exchange is kept up every half second; a busy machine needs longer. */
const PATIENT = { timeout: 20_000 }

const board = new TestBoard()
const lines: string[] = []
let statements: string[] = []
const app = await startSandbox({
  board,
  log: { write: (line) => lines.push(line) },
  onStatement: (statement) => statements.push(statement),
})
const { db } = app

/** Places the cheapest bet that waits: it holds ৳ 0.10. */
const waits = (player: Player, key: string, marketId: string) =>
  player.order(key, { marketId, side: 'lay', odds: '1.01', stake: 1_000 })

const idOf = ({ remoteId }: Player) => Number(remoteId)

/** A player who has backed `home` with ৳ 100 on a market. */
async function backer(username: string, marketId: string): Promise<Player> {
  const player = await newPlayer(app, username)
  must(await player.order('backs-home', { marketId }))
  return player
}

it('a player can have 100 open bets, also if more are sent together, which are settled in a few statements', async () => {
  const tooMany = 'You have 100 open bets, and 100 is the most. Cancel one that waits, or wait for a result.'
  board.set('many')
  const player = await newPlayer(app, 'manybets')
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, at) => waits(player, `many-bets-${at}`, 'many')),
  )
  const placed = answers.flatMap(({ status, body }) => (status === 200 ? [body.bet] : []))
  expect(placed).toHaveLength(100)
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(refused).toMatchObject(refusal(tooMany))
  expect(await player.balance()).toBe('990.00')

  const first = answers.findIndex(({ status }) => status === 200)
  must(await waits(player, `many-bets-${first}`, 'many'))
  must(await waits(await newPlayer(app, 'fewbets1'), 'other-player', 'many'))
  must(await player.cancelOrder(placed[0].id))
  must(await waits(player, 'one-is-free', 'many'))
  expect(await waits(player, 'full-again', 'many')).toMatchObject(refusal(tooMany))
  await endMarket(db, 'many', 'void', 'operator')
  statements = []
  await settleMarket(db, 'many')
  expect(statements.length).toBeLessThan(50)
  expect(await player.balance()).toBe('1000.00')
  board.set('many-more')
  must(await waits(player, 'after-the-end', 'many-more'))
})

it('a bet that cannot be settled is logged once, stops no other, and is settled when it can be', async () => {
  board.set('broken')
  const faulty = await backer('faulty01', 'broken')
  const other = await backer('other001', 'broken')
  board.set('sound')
  const elsewhere = await backer('other002', 'sound')
  const exposure = (balance: number) =>
    db
      .update(accounts)
      .set({ balance })
      .where(and(eq(accounts.playerId, idOf(faulty)), eq(accounts.kind, 'exposure')))
  await exposure(0)
  for (const id of ['broken', 'sound']) board.set(id, {}, { result: 'home' })
  await expect.poll(() => other.balance(), PATIENT).toBe('1100.00')
  await expect.poll(() => elsewhere.balance(), PATIENT).toBe('1100.00')
  expect(await faulty.exchangeRecords()).toMatchObject([{ status: 'open', net_profit_loss: '0.00' }])

  // It is tried again every half second.
  statements = []
  const tries = () => statements.filter((text) => text.startsWith('update "exchange_bets"')).length
  await expect.poll(tries, PATIENT).toBeGreaterThan(3)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      msg: 'The exchange could not be kept up',
      step: `settlement of broken for player ${idOf(faulty)}`,
      err: { stack: expect.stringContaining('settlement.ts') },
    },
  ])
  await exposure(10_000)
  await expect.poll(() => faulty.balance(), PATIENT).toBe('1100.00')
  expect(lines).toHaveLength(1)
})

it('a bet that cannot be matched is logged once and stops no other', async () => {
  lines.length = 0
  board.set('unmatched', { home: { lay: 202 } })
  const [faulty, other] = [await newPlayer(app, 'faulty02'), await newPlayer(app, 'other003')]
  for (const player of [faulty, other]) must(await waits(player, 'waits-here', 'unmatched'))
  await db.execute(
    sql.raw(
      `alter table exchange_bets add constraint no_match check (player_id <> ${idOf(faulty)} or matched_odds is null)`,
    ),
  )
  board.set('unmatched', { home: { lay: 101 } })
  await expect
    .poll(
      async () =>
        (await db.query.exchangeBets.findMany()).find((row) => row.playerId === idOf(other))?.matchedOdds,
      PATIENT,
    )
    .toBe(101)
  expect(lines).toHaveLength(1)
  await db.execute(sql`alter table exchange_bets drop constraint no_match`)
})

// PGlite has one connection, on which nothing runs beside a transaction.
if (process.env.TEST_DATABASE_URL) {
  it('a market whose settlement takes long does not delay another one', async () => {
    for (const id of ['slow', 'quick']) board.set(id)
    const held = await backer('slow0001', 'slow')
    const other = await backer('quick001', 'quick')
    await db.transaction(async (tx) => {
      await lockWallet(tx, idOf(held))
      board.set('slow', {}, { result: 'home' })
      const ended = () => db.query.exchangeMarkets.findFirst({ where: (row, { eq }) => eq(row.id, 'slow') })
      await expect.poll(async () => (await ended())?.result, PATIENT).toBe('home')
      board.set('quick', {}, { result: 'home' })
      await expect.poll(() => other.balance(), PATIENT).toBe('1100.00')
    })
    await expect.poll(() => held.balance(), PATIENT).toBe('1100.00')
  })
}
