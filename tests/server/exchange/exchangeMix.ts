import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Kind } from '#server/betting/kinds.ts'
import type { Db } from '#server/db/database.ts'
import { exchangeBets, exchangeMarkets } from '#server/db/schema.ts'
import { generator } from '#server/exchange/random.ts'
import { prove } from '#server/ledger/ledger.ts'
import { Operator } from '../setup/operator.ts'
import { newPlayer, type Player } from '../setup/player.ts'
import type { Pair } from '../setup/races.ts'

/*
 * Bets of all kinds on the simulator's markets, sent to two sandboxes with one database in steps of calls in parallel.
 * After each step every bet is compared with the result of its market, and every player's money with the bets.
 */

type Bet = typeof exchangeBets.$inferSelect

interface Row {
  id: string
  marketId: string
  kind: Kind
  back: Price[]
  lay: Price[]
}

interface Price {
  odds: string
  line: number | null
}

const PLAYERS = 40
const BATCH = 40
/** How many markets end in a step. */
const ENDS = 8

const random = generator('mixed bets')
const below = (limit: number) => Math.floor(random() * limit)
const any = <T>(items: readonly T[]): T => {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Plays until `count` bets are placed, a tenth of them at least of each kind. */
export async function mixBets(pair: Pair, db: Db, count: number): Promise<void> {
  const operators = await Promise.all(pair.map((app) => Operator.enter(app)))
  const players: (readonly [Player, Player])[] = []
  for (let at = 0; at < PLAYERS; at++) {
    const player = await newPlayer(pair[0], `mixed${at}player`)
    players.push([player, player.at(pair[1])])
  }
  const eventsOf = async (sport: string) =>
    (await pair[0].inject({ url: `/exchange-data/sports-events/${sport}` })).json().data
  const matches: { MarketId: string }[] = [...(await eventsOf('cricket')), ...(await eventsOf('soccer'))]
  const rowsOf = async ({ MarketId }: { MarketId: string }): Promise<Row[]> =>
    (await any(players)[0].exchange(`/${MarketId}`)).market.runners
  const placed = { odds: 0, bookmaker: 0, fancy: 0 }
  const isEnough = () => {
    const counts = Object.values(placed)
    return counts.every((each) => each >= count / 10) && counts.reduce((sum, each) => sum + each) >= count
  }

  /** Places a bet, one in five at both sandboxes with the same key. */
  const place = async (key: string, row: Row): Promise<void> => {
    const sessions = any(players)
    const body = orderOf(row)
    const both = below(5) === 0
    const answers = await Promise.all(
      (both ? sessions : [any(sessions)]).map((each) => each.order(key, body)),
    )
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.bet.id] : []))
    for (const { status } of answers) expect([200, 422]).toContain(status)
    expect(new Set(ids).size).toBeLessThanOrEqual(1)
    placed[row.kind] += Math.min(ids.length, 1)
  }

  const suspend = async (id: string) => {
    for (const suspended of ['yes', 'no'])
      await any(operators).send(`/sandbox/exchange/${id}/suspend`, { suspended })
  }

  /** Has both operators end a market, one of them for naught, and settle it. */
  const end = async ({ id, runners }: typeof exchangeMarkets.$inferSelect) => {
    const results = [
      ...runners.map((runner) => runner.id),
      ...(runners.length > 0 ? [] : ['7', '40']),
      'void',
    ]
    const words = await Promise.all(operators.map((each) => each.end(id, any(results))))
    expect(words.filter((word) => word === 'ended').length).toBeLessThanOrEqual(1)
    await Promise.all(operators.map((each) => each.send(`/sandbox/exchange/${id}/settle`, {})))
    const open = and(eq(exchangeBets.marketId, id), eq(exchangeBets.status, 'open'))
    expect([id, await db.$count(exchangeBets, open)]).toEqual([id, 0])
  }
  const unended = () => db.select().from(exchangeMarkets).where(isNull(exchangeMarkets.result))

  for (let step = 0; !isEnough(); step++) {
    const match = any(matches)
    const rows = await rowsOf(match)
    const kinds = [...new Set(rows.map(({ kind }) => kind))]
    if (kinds.length === 0) continue
    const bets = Array.from({ length: BATCH }, (_, at) => {
      const kind = kinds[at % kinds.length]
      return place(`mixed-${step}-${at}`, any(rows.filter((row) => row.kind === kind)))
    })
    await Promise.all([...bets, suspend(match.MarketId)])
    await audit(db)

    const waiting = await db
      .select()
      .from(exchangeBets)
      .where(and(eq(exchangeBets.status, 'open'), isNull(exchangeBets.matchedOdds)))
    const cancelled = Array.from({ length: Math.min(BATCH / 4, waiting.length) }, () => any(waiting))
    await Promise.all(
      cancelled.flatMap(({ id, playerId }) =>
        (players.find(([{ remoteId }]) => Number(remoteId) === playerId) ?? []).map((each) =>
          each.cancelOrder(id),
        ),
      ),
    )
    await audit(db)

    const markets = await unended()
    const fancies = markets.filter(({ runners }) => runners.length === 0)
    const others = markets.filter(({ id }) => step % 4 === 0 && !fancies.some((fancy) => fancy.id === id))
    await Promise.all([...fancies.slice(0, ENDS), ...others.slice(0, 1)].map(end))
    await audit(db)
  }
  for (const market of await unended()) await end(market)
  expect(await audit(db)).toBe(0)
}

/** An order at the price that is offered, at a better one, for which it waits, or at a worse one. */
function orderOf(row: Row) {
  const side = any(['back', 'lay'] as const)
  const { odds = '2', line = 50 } = row[side][0] ?? {}
  const change = below(3) - 1
  const isFancy = row.kind === 'fancy'
  const price = Number(odds) + (row.kind === 'odds' ? change / 10 : isFancy ? 0 : change)
  return {
    ...{ marketId: row.marketId, kind: row.kind, selectionId: row.id, side, stake: 1_000 + 100 * below(10) },
    odds: row.kind === 'odds' ? Math.max(price, 1.01).toFixed(2) : String(Math.max(price, 1)),
    line: isFancy ? Math.max(Number(line) + change, 1) : null,
  }
}

/** Compares ledger, bets and results as they are at one moment. Returns how many bets are open. */
function audit(db: Db): Promise<number> {
  return db.transaction(
    async (tx) => {
      expect(await prove(tx)).toEqual({ sum: 0, points: 0, wrong: [] })
      const results = new Map((await tx.select().from(exchangeMarkets)).map(({ id, result }) => [id, result]))
      const bets = await tx.select().from(exchangeBets)
      const money = new Map<string, number>()
      const move = (kind: string, playerId: number, amount: number) =>
        money.set(
          `${kind} ${playerId}`,
          (money.get(`${kind} ${playerId}`) ?? (kind === 'wallet' ? 100_000 : 0)) + amount,
        )
      for (const bet of bets) {
        const { id, playerId, status, held, net } = bet
        if (status !== 'open' && status !== 'cancelled')
          expect([id, status, net]).toEqual([id, ...settled(bet, results.get(bet.marketId) ?? null)])
        move('wallet', playerId, status === 'open' ? -held : net)
        move('exposure', playerId, status === 'open' ? held : 0)
      }
      for (const { kind, playerId, balance } of await tx.query.accounts.findMany()) {
        const expected = money.get(`${kind} ${playerId}`)
        if (expected !== undefined) expect([kind, playerId, balance]).toEqual([kind, playerId, expected])
      }
      return bets.filter(({ status }) => status === 'open').length
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** What must have become of a bet with the result of its market. */
function settled({ kind, selectionId, side, stake, matchedOdds, matchedLine }: Bet, result: string | null) {
  expect(result).not.toBeNull()
  if (result === 'void' || matchedOdds === null) return ['void', 0]
  const count = Number(result)
  const [, word, digit] = /-(digit|even)\d+-?(\d?)$/.exec(selectionId) ?? []
  const reaches =
    word === 'digit'
      ? count % 10 === Number(digit)
      : word === 'even'
        ? count % 2 === 0
        : count >= Number(matchedLine)
  const backWins = kind === 'fancy' ? reaches : selectionId === result
  const profit = (stake * (matchedOdds - 100)) / 100
  if (side === 'back') return backWins ? ['won', profit] : ['lost', -stake]
  return backWins ? ['lost', -profit] : ['won', stake]
}
