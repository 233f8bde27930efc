import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accounts, entries, players, transactions } from '../../server/db/schema.ts'
import { placeBet } from '../../server/games/bets.ts'
import { Refusal } from '../../server/http/refusal.ts'
import { prove } from '../../server/ledger/ledger.ts'
import { type Decision, decide } from '../../server/money/decide.ts'
import { submitDeposit } from '../../server/money/deposits.ts'
import { claimCash, convertPoints } from '../../server/money/rewards.ts'
import { submitWithdrawal } from '../../server/money/withdrawals.ts'
import { gameByCode } from '../../server/seed/games.ts'
import { startSandbox } from './sandbox.ts'

/*
 * Random sequences of what moves money, each on a player of its own, against a model that a person can check by
 * reading it. Amounts are poisha.
 */

const app = await startSandbox()
const { db } = app
const game = gameByCode('boishakh-slot-1')
if (!game) throw new Error('no game')

interface Model {
  wallet: number
  reserved: number
  bonus: number
  points: number
  deposit: { amount: number; bonus: boolean } | undefined
  withdrawal: { amount: number } | undefined
  /** What is left of each turnover, oldest first. */
  turnovers: number[]
}

interface Real {
  playerId: number
  phone: string
  serial: number
  /** Ids of what is pending, as the last comparison found them. */
  pending: { deposit?: number; withdraw?: number }
}

type Command = fc.AsyncCommand<Model, Real>

/** How often each thing was done, and refused on purpose: a test that reaches nothing proves nothing. */
const reached = new Map<string, number>()

/** Does it; false where it was refused on purpose. */
async function done(what: string, work: Promise<unknown>): Promise<boolean> {
  const went = await work.then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
  const name = `${what} ${went ? 'done' : 'refused'}`
  reached.set(name, (reached.get(name) ?? 0) + 1)
  return went
}

/** Accounts, points, turnovers and what is pending are what the model says, after every command. */
async function compare(model: Model, real: Real): Promise<void> {
  const { playerId } = real
  const held = await db
    .select({
      kind: accounts.kind,
      balance: accounts.balance,
      left: sql<
        number[]
      >`(select coalesce(json_agg(t.remaining order by t.id), '[]') from turnovers t where t.player_id = ${playerId})`,
      points: players.vipPoints,
      pending: sql<
        Real['pending']
      >`(select coalesce(json_object_agg(r.action, r.id), '{}') from requests r where r.player_id = ${playerId} and r.state = 'pending')`,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.playerId))
    .where(eq(accounts.playerId, playerId))
  const of = (kind: string) => held.find((account) => account.kind === kind)?.balance ?? 0
  real.pending = held[0]?.pending ?? {}
  const { wallet, reserved, bonus, points, turnovers, deposit, withdrawal } = model
  const pending = Object.keys(real.pending).sort()
  expect([of('wallet'), of('reserved'), of('bonus'), held[0]?.points, held[0]?.left, pending]).toEqual([
    wallet,
    reserved,
    bonus,
    points,
    turnovers,
    [...(deposit ? ['deposit'] : []), ...(withdrawal ? ['withdraw'] : [])],
  ])
}

const command = (text: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => text,
  run: async (model, real) => {
    await run(model, real)
    await compare(model, real)
  },
})

/** With promotion 2: 5 % on top, to be played once. */
async function sendDeposit(model: Model, real: Real, amount: number, bonus: boolean): Promise<void> {
  const sent = await done(
    'deposit',
    db.transaction((tx) =>
      submitDeposit(tx, {
        playerId: real.playerId,
        amount,
        paymentId: '11',
        accountNumber: real.phone,
        transactionId: `MODEL-${real.playerId}-${++real.serial}`,
        promotionId: bonus ? '2' : null,
      }),
    ),
  )
  expect(sent).toBe(model.deposit === undefined)
  if (sent) model.deposit = { amount, bonus }
}

const depositCommand = (amount: number, bonus: boolean): Command =>
  command(`deposit ${amount}${bonus ? ' with bonus' : ''}`, (model, real) =>
    sendDeposit(model, real, amount, bonus),
  )

/** A deposit with its bonus, approved at once where none was pending: turnovers pile up. */
const bonusCommand = (amount: number): Command =>
  command(`bonus for ${amount}`, async (model, real) => {
    await sendDeposit(model, real, amount, true)
    await compare(model, real)
    const { deposit } = model
    const { deposit: id } = real.pending
    if (!deposit || id === undefined) return
    expect(await done('deposit approved', decide(db, id, 'approved', null))).toBe(true)
    model.deposit = undefined
    credit(model, deposit)
  })

const withdrawCommand = (amount: number): Command =>
  command(`withdraw ${amount}`, async (model, real) => {
    const sent = await done(
      'withdrawal',
      db.transaction((tx) =>
        submitWithdrawal(tx, {
          playerId: real.playerId,
          amount,
          paymentId: '1',
          accountNumber: real.phone,
        }),
      ),
    )
    const free = model.turnovers.every((left) => left === 0)
    expect(sent).toBe(free && model.withdrawal === undefined && model.wallet >= amount)
    if (!sent) return
    model.wallet -= amount
    model.reserved += amount
    model.withdrawal = { amount }
  })

/** Decides what is pending, the withdrawal first; a second decision is refused and moves nothing. */
const decideCommand = (decision: Decision): Command =>
  command(`${decision}`, async (model, { pending }) => {
    const { withdrawal, deposit } = model
    const id = pending.withdraw ?? pending.deposit
    if (id === undefined) return
    const what = withdrawal ? 'withdrawal' : 'deposit'
    expect(await done(`${what} ${decision}`, decide(db, id, decision, null))).toBe(true)
    expect(await done(`${what} again`, decide(db, id, 'approved', null))).toBe(false)
    if (withdrawal) {
      model.withdrawal = undefined
      model.reserved -= withdrawal.amount
      if (decision === 'rejected') model.wallet += withdrawal.amount
    } else if (deposit) {
      model.deposit = undefined
      if (decision === 'approved') credit(model, deposit)
    }
  })

function credit(model: Model, { amount, bonus }: { amount: number; bonus: boolean }): void {
  const extra = bonus ? (amount * 5) / 100 : 0
  model.wallet += amount + extra
  if (extra > 0) model.turnovers.push(extra)
}

/** A bet and its settlement: three kites pay 8 times the stake, all different nothing. */
const betCommand = (stake: number, wins: boolean): Command =>
  command(`bet ${stake}, ${wins ? 'won' : 'lost'}`, async (model, real) => {
    let reel = 0
    const placed = await done(
      'bet',
      placeBet(db, { playerId: real.playerId, game, key: `model-${++real.serial}`, stake }, () =>
        wins ? 0 : reel++,
      ),
    )
    expect(placed).toBe(model.wallet >= stake)
    if (!placed) return
    model.wallet += wins ? stake * 7 : -stake
    model.bonus += stake / 100
    model.points += stake / 1_000
    let rest = stake
    model.turnovers = model.turnovers.map((left) => {
      const counted = Math.min(left, rest)
      rest -= counted
      return left - counted
    })
  })

const claimCommand: Command = command('claim', async (model, { playerId }) => {
  const claimed = await done(
    'claim',
    db.transaction((tx) => claimCash(tx, playerId)),
  )
  expect(claimed).toBe(model.bonus >= 1_000)
  if (!claimed) return
  model.wallet += model.bonus
  model.bonus = 0
})

const convertCommand = (points: number): Command =>
  command(`convert ${points}`, async (model, { playerId }) => {
    const converted = await done(
      'conversion',
      db.transaction((tx) => convertPoints(tx, playerId, points)),
    )
    expect(converted).toBe(points >= 10 && points <= model.points)
    if (!converted) return
    model.points -= points
    model.wallet += points * 10
  })

const bets = [1_000, 2_000, 10_000, 50_000]
const commands = [
  fc
    .tuple(fc.constantFrom(10_000, 20_000, 50_000, 250_000), fc.boolean())
    .map(([amount, bonus]) => depositCommand(amount, bonus)),
  fc.constantFrom<Decision>('approved', 'approved', 'rejected').map(decideCommand),
  fc.constantFrom(50_000, 250_000).map(bonusCommand),
  fc.constantFrom(50_000, 100_000, 200_000).map(withdrawCommand),
  fc.tuple(fc.constantFrom(...bets), fc.boolean()).map(([stake, wins]) => betCommand(stake, wins)),
  fc.oneof(fc.constant(claimCommand), fc.constantFrom(9, 10, 50).map(convertCommand)),
]

const waiting: Real[] = []
let created = 0

/** A player who may do everything, with ৳ 1,000.00 and a bonus of ৳ 5.00; made 50 at a time, each is used once. */
async function newModelPlayer(): Promise<Real> {
  if (waiting.length === 0) waiting.push(...(await makePlayers(50)))
  const real = waiting.pop()
  if (!real) throw new Error('no player')
  return real
}

function makePlayers(count: number): Promise<Real[]> {
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(players)
      .values(
        Array.from({ length: count }, () => {
          const name = `model${++created}`
          return {
            username: name,
            passwordHash: '',
            phone: `018${String(created).padStart(8, '0')}`,
            email: `${name}@mail.example`,
            currency: 'BDT',
            referralCode: name,
            dateOfBirth: '1990-05-14',
            phoneVerifiedAt: new Date(),
          }
        }),
      )
      .returning({ playerId: players.id, phone: players.phone })
    const opened = await tx
      .insert(accounts)
      .values(
        made.flatMap(({ playerId }) => [
          { kind: 'wallet', playerId, balance: 100_000 },
          { kind: 'bonus', playerId, balance: 500 },
        ]),
      )
      .returning({ accountId: accounts.id, amount: accounts.balance })
    const given = opened.reduce((sum, { amount }) => sum + amount, 0)
    const [house] = await tx
      .update(accounts)
      .set({ balance: sql`${accounts.balance} - ${given}` })
      .where(eq(accounts.kind, 'issued'))
      .returning({ accountId: accounts.id })
    const [opening] = await tx
      .insert(transactions)
      .values({ kind: 'opening', reference: `opening:model:${made[0]?.playerId}` })
      .returning({ transactionId: transactions.id })
    if (!house || !opening) throw new Error('no opening')
    const lines = [...opened, { ...house, amount: -given }]
    await tx.insert(entries).values(lines.map((line) => ({ ...line, ...opening })))
    return made.map((player) => ({ ...player, serial: 0, pending: {} }))
  })
}

it('2,000 sequences of deposits, decisions, bets, bonuses, points and withdrawals leave what the model says', async () => {
  const sequence = fc.asyncProperty(fc.commands(commands, { maxCommands: 8, size: 'max' }), async (steps) => {
    const real = await newModelPlayer()
    const model: Model = {
      wallet: 100_000,
      reserved: 0,
      bonus: 500,
      points: 0,
      deposit: undefined,
      withdrawal: undefined,
      turnovers: [],
    }
    await fc.asyncModelRun(() => ({ model, real }), steps)
  })
  // On PostgreSQL four at a time, which share the house's accounts; PGlite has one connection.
  const lanes = process.env.TEST_DATABASE_URL ? 4 : 1
  await Promise.all(Array.from({ length: lanes }, () => fc.assert(sequence, { numRuns: 2_000 / lanes })))
  expect(await prove(db)).toEqual({ sum: 0, wrong: [] })
  const all = ['deposit', 'withdrawal', 'bet', 'claim', 'conversion'].flatMap((what) => [
    `${what} done`,
    `${what} refused`,
  ])
  const decided = ['deposit', 'withdrawal'].flatMap((what) =>
    ['approved done', 'rejected done', 'again refused'].map((word) => `${what} ${word}`),
  )
  for (const name of [...all, ...decided])
    expect([name, (reached.get(name) ?? 0) >= 20]).toEqual([name, true])
}, 240_000)
