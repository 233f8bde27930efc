import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { endMarket } from '../../server/betting/markets.ts'
import { settleMarket } from '../../server/betting/settlement.ts'
import { accounts, exchangeBets } from '../../server/db/schema.ts'
import { lockWallet, openAccount, post as postEntries } from '../../server/ledger/ledger.ts'
import { TestBoard } from './exchangeBoard.ts'
import { newPlayer, type Player } from './player.ts'
import { must, startSandbox } from './sandbox.ts'

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

/** Gives a player waiting bets that an older release accepted. */
async function olderBets(player: Player, marketId: string, count: number): Promise<void> {
  const playerId = idOf(player)
  const bet: Omit<typeof exchangeBets.$inferInsert, 'key'> = {
    ...{ playerId, marketId, selectionId: 'home', selectionName: 'The home side' },
    ...{ side: 'lay', stake: 1_000, odds: 101, held: 10 },
  }
  await db.transaction(async (tx) => {
    await openAccount(tx, { kind: 'exposure', playerId })
    await postEntries(tx, {
      ...{ kind: 'exchange bet', reference: `older:${playerId}` },
      entries: [
        { account: { kind: 'wallet', playerId }, amount: -count * 10 },
        { account: { kind: 'exposure', playerId }, amount: count * 10 },
      ],
    })
    await tx
      .insert(exchangeBets)
      .values(Array.from({ length: count }, (_, at) => ({ ...bet, key: `older-bet-${at}` })))
  })
}

describe('a player', () => {
  const tooMany = 'You have 100 open bets, and 100 is the most. Cancel one that waits, or wait for a result.'

  it('can have 100 open bets, also if more are sent together', async () => {
    board.set('many')
    const player = await newPlayer(app, 'manybets')
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, at) => waits(player, `many-bets-${at}`, 'many')),
    )
    const placed = answers.flatMap(({ status, body }) => (status === 200 ? [body.bet] : []))
    expect(placed).toHaveLength(100)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set([`422 ${tooMany}`]),
    )
    expect(await player.balance()).toBe('990.00')

    const first = answers.findIndex(({ status }) => status === 200)
    expect((await waits(player, `many-bets-${first}`, 'many')).status).toBe(200)
    const other = await newPlayer(app, 'fewbets1')
    expect((await waits(other, 'other-player', 'many')).status).toBe(200)
    must(await player.cancelOrder(placed[0].id))
    expect((await waits(player, 'one-is-free', 'many')).status).toBe(200)
    expect((await waits(player, 'full-again', 'many')).body.message).toBe(tooMany)
    await endMarket(db, 'many', 'void', 'operator')
    await settleMarket(db, 'many')
    expect(await player.balance()).toBe('1000.00')
    board.set('many-more')
    expect((await waits(player, 'after-the-end', 'many-more')).status).toBe(200)
  })

  it('with 2,000 open bets on a market has them settled in a few statements', async () => {
    board.set('crowded')
    const player = await backer('crowd001', 'crowded')
    await olderBets(player, 'crowded', 2_000)
    await endMarket(db, 'crowded', 'home', 'operator')
    statements = []
    await settleMarket(db, 'crowded')
    expect(statements.length).toBeLessThan(50)
    expect(await player.balance()).toBe('1100.00')
    const open = await db.$count(
      exchangeBets,
      and(eq(exchangeBets.playerId, idOf(player)), eq(exchangeBets.status, 'open')),
    )
    expect(open).toBe(0)
  })
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
