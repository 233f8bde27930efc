import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, it } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { balanceOf, prove } from '#server/ledger/ledger.ts'
import { newPglite } from '../setup/sandbox.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../server/db/migrations')

/** Copies the first migrations, as an older release had them, into a folder that is removed after this file. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

/** Opens an empty database in memory with the first migrations. */
async function databaseOf(migrations: number) {
  const data = newPglite('empty')
  const client = await PGlite.create(data ? { loadDataDir: data } : {})
  afterAll(() => client.close())
  const db = drizzle(client, { schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: firstMigrations(migrations) })
  return db
}

it('VIP points move into the ledger, which adds up; every player has an account', async () => {
  // As it was before the players' corner.
  const db = await databaseOf(6)
  for (const [at, amount] of [25, 0, 3].entries()) {
    await db.execute(sql`insert into players (username, password_hash, phone, email, currency, referral_code, vip_points)
      values (${`older${at}`}, '', ${`0170000000${at}`}, ${`older${at}@mail.example`}, 'BDT', ${`CODE${at}`}, ${amount})`)
  }
  await migrate(db, { migrationsFolder: MIGRATIONS })
  const ids = (await db.query.players.findMany({ orderBy: (row) => row.id })).map(({ id }) => id)
  const balances = await Promise.all(ids.map((playerId) => balanceOf(db, { kind: 'points', playerId })))
  expect(balances).toEqual([25, 0, 3])
  expect(await balanceOf(db, { kind: 'points' })).toBe(-28)
  const accounts = (await db.query.accounts.findMany()).filter(({ kind }) => kind === 'points')
  expect(accounts).toHaveLength(4)
  expect(await prove(db)).toEqual({ sum: 0, points: 0, wrong: [] })
})

it('bets on the exchange get their match, and the turnovers that had begun when they were placed', async () => {
  const db = await databaseOf(8)
  const at = (hour: number) => `2026-11-22T0${hour}:00:00Z`
  for (const name of ['better01', 'another1']) {
    await db.execute(sql`insert into players (username, password_hash, phone, email, currency, referral_code)
      values (${name}, '', ${name}, ${name}, 'BDT', ${name})`)
  }
  const [better, another] = (await db.query.players.findMany({ columns: { id: true } })).map(({ id }) => id)
  for (const [playerId, hour] of [
    [better, 2],
    [another, 3],
    [better, 4],
  ]) {
    await db.execute(sql`with request as (
        insert into requests (player_id, action, state, amount, stated, currency)
        values (${playerId}, 'deposit', 'approved', 1, 1, 'BDT') returning id)
      insert into turnovers (player_id, request_id, promotion_id, required, remaining, created_at)
      select ${playerId}, id, '4', 1, 1, ${at(hour ?? 0)} from request`)
  }
  await db.execute(
    sql`insert into exchange_markets (id, event_name, market_name, runners)
      values ('m', '', '', '[]'), ('1.11', '', '', '[]'), ('11-1-runs6', '', '', '[]')`,
  )
  for (const [hour, market, status, settled] of [
    [1, 'm', 'open', null],
    [3, '1.11', 'open', null],
    [5, '11-1-runs6', 'void', at(6)],
  ] as const) {
    await db.execute(sql`insert into exchange_bets
        (player_id, key, market_id, selection_id, selection_name, side, stake, odds, held, status, settled_at, created_at)
      values (${better}, ${`bet-${hour}`}, ${market}, 'home', '', 'back', 1000, 200, 1000, ${status}, ${settled}, ${at(hour)})`)
  }
  await migrate(db, { migrationsFolder: MIGRATIONS })
  const bets = await db.query.exchangeBets.findMany({ orderBy: (row) => row.id })
  expect(bets.map(({ lastTurnover }) => lastTurnover)).toEqual([0, 1, 3])
  expect(bets.map(({ matchId, counted }) => [matchId, counted])).toEqual([
    ['1.m', false],
    ['1.11', false],
    ['1.11', true],
  ])
})
