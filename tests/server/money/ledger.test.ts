import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { accounts, entries, transactions } from '#server/db/schema.ts'
import {
  type Account,
  balanceOf,
  InsufficientFunds,
  type LedgerTransaction,
  post as postEntries,
  prove,
} from '#server/ledger/ledger.ts'
import { newPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()
const { db } = app
const house: Account = { kind: 'games' }
let wallet: Account
let other: Account

beforeAll(async () => {
  wallet = { kind: 'wallet', playerId: Number((await newPlayer(app, 'ledger01')).remoteId) }
  other = { kind: 'wallet', playerId: Number((await newPlayer(app, 'ledger02')).remoteId) }
})

let postings = 0
const move = (lines: LedgerTransaction['entries'], reference = `test:${++postings}`) =>
  db.transaction((tx) => postEntries(tx, { kind: 'test', reference, entries: lines }))

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return String(error.cause?.message ?? error.message)
}

it('the database refuses a transaction that does not sum to zero', async () => {
  const before = await balanceOf(db, wallet)
  const unbalanced = move([
    { account: wallet, amount: 500 },
    { account: house, amount: -499 },
  ])
  expect(await refusalOf(unbalanced)).toContain('does not balance')
  expect(await refusalOf(move([]))).toContain('does not balance')
  expect(await balanceOf(db, wallet)).toBe(before)
})

it('the database refuses an entry of zero and a negative balance of a player, from any statement', async () => {
  expect(await refusalOf(move([{ account: wallet, amount: 0 }]))).toContain('entries_amount_not_zero')
  expect(
    await refusalOf(
      db.update(accounts).set({ balance: -1 }).where(sql`player_id = ${wallet.playerId}`).execute(),
    ),
  ).toContain('accounts_player_not_negative')
})

it('posted transactions and entries cannot be changed or deleted', async () => {
  for (const statement of [
    db.update(entries).set({ amount: 1 }),
    db.delete(entries),
    db.update(transactions).set({ kind: 'other' }),
    db.delete(transactions),
  ]) {
    expect(await refusalOf(statement.execute())).toContain('append-only')
  }
})

it('a reference can be posted once', async () => {
  const lines = [
    { account: wallet, amount: 100 },
    { account: house, amount: -100 },
  ]
  const before = await balanceOf(db, wallet)
  await move(lines, 'once')
  expect(await refusalOf(move(lines, 'once'))).toContain('transactions_reference_unique')
  expect(await balanceOf(db, wallet)).toBe(before + 100)
})

it('the house may go below zero; a transaction that would take a player there leaves no trace', async () => {
  const [mine, theirs] = [await balanceOf(db, wallet), await balanceOf(db, other)]
  const tooMuch = move([
    { account: other, amount: mine + 1 },
    { account: wallet, amount: -mine - 1 },
  ])
  await expect(tooMuch).rejects.toThrow(InsufficientFunds)
  expect([await balanceOf(db, wallet), await balanceOf(db, other)]).toEqual([mine, theirs])
})

it('players who pay one another in parallel do not deadlock', async () => {
  const total = (await balanceOf(db, wallet)) + (await balanceOf(db, other))
  const both = Array.from({ length: 40 }, (_, at) => {
    const [from, to] = at % 2 === 0 ? [wallet, other] : [other, wallet]
    return move([
      { account: from, amount: -7 },
      { account: to, amount: 7 },
    ])
  })
  await Promise.all(both)
  expect((await balanceOf(db, wallet)) + (await balanceOf(db, other))).toBe(total)
})

it('the check of the ledger finds a balance that differs from the sum of its entries', async () => {
  await db.update(accounts).set({ balance: sql`balance + 1` }).where(sql`kind = 'issued'`)
  const proof = await prove(db)
  expect(proof.wrong).toHaveLength(1)
  await db.update(accounts).set({ balance: sql`balance - 1` }).where(sql`kind = 'issued'`)
})

it('the check of the ledger adds up money and points, each for itself', async () => {
  let proof: unknown
  const unbalanced = db.transaction(async (tx) => {
    const lines = [
      { account: wallet, amount: 500 },
      { account: { kind: 'points' } as const, amount: -3 },
    ]
    await postEntries(tx, { kind: 'test', reference: 'unbalanced', entries: lines })
    proof = await prove(tx)
  })
  // The database looks at the sums at the end of the transaction.
  expect(await refusalOf(unbalanced)).toContain('does not balance')
  expect(proof).toEqual({ sum: 500, points: -3, wrong: [] })
})
