import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accounts, exchangeMarkets, players, transactions } from '#server/db/schema.ts'
import { placeBet } from '#server/games/bets.ts'
import { Refusal } from '#server/http/refusal.ts'
import { balanceOf, prove } from '#server/ledger/ledger.ts'
import { type Decision, decide } from '#server/money/decisions.ts'
import { submitDeposit } from '#server/money/deposits.ts'
import { submitWithdrawal } from '#server/money/withdrawals.ts'
import { grant } from '#server/rewards/grants.ts'
import { claimCash, convertPoints } from '#server/rewards/rewards.ts'
import { gameByCode } from '#server/seed/games.ts'
import { roundsOf } from '../../rounds.ts'
import { must, post, signup } from '../setup/calls.ts'
import { startSandbox } from '../setup/sandbox.ts'
import {
  type Action,
  accepted,
  type Command,
  GIFTS,
  type Gift,
  type Model,
  type Pending,
  PROMOTIONS,
  type PromotionId,
  type Real,
  reached,
} from './ledgerModel.ts'
import { betsIn, betsOf, counted, exchangeCommands, marketsOf, NEW_EXCHANGE } from './ledgerModelExchange.ts'

/*
 * Random commands that move money, compared with a model simple enough to check by reading. Each sequence
 * runs on a separate player and is a list of batches. The commands of a batch run in parallel, and their
 * result must match the model for some order of them. PGlite has one connection and runs them one after
 * another; on PostgreSQL they race. Amounts are poisha.
 */

const app = await startSandbox({ addressLimit: 1_000_000 })
const { db } = app
const exchange = exchangeCommands(db)
const game = gameByCode('boishakh-slot-1')
if (!game) throw new Error('no game')

/** Returns what the database stores about a player, in the model's terms; remembers the ids of the pending requests. */
async function readState(real: Real) {
  const { playerId, referrerId } = real
  const rows = await db
    .select({
      kind: accounts.kind,
      balance: accounts.balance,
      turnovers: sql<
        number[]
      >`(select coalesce(json_agg(t.remaining order by t.id), '[]') from turnovers t where t.player_id = ${playerId})`,
      pending: sql<
        Real['pending']
      >`(select coalesce(json_object_agg(r.action, r.id), '{}') from requests r where r.player_id = ${playerId} and r.state = 'pending')`,
      bets: betsOf(playerId),
    })
    .from(accounts)
    .where(eq(accounts.playerId, playerId))
  const balance = (kind: string) => rows.find((account) => account.kind === kind)?.balance ?? 0
  real.pending = rows[0]?.pending ?? {}
  const bets = Object.entries(rows[0]?.bets ?? {})
  real.bets = Object.fromEntries(bets.map(([key, [id]]) => [key, id]))
  return {
    wallet: balance('wallet'),
    reserved: balance('reserved'),
    bonus: balance('bonus'),
    points: balance('points'),
    turnovers: rows[0]?.turnovers,
    referrer: await balanceOf(db, { kind: 'wallet', playerId: referrerId }),
    pending: Object.keys(real.pending).sort(),
    exposure: balance('exposure'),
    bets: Object.fromEntries(bets.map(([key, [, ...bet]]) => [key, bet])),
  }
}

const stateOf = ({ pending, taken, deposited, referralPaid, gifts, exchange, ...model }: Model) => ({
  ...model,
  exposure: exchange.exposure,
  bets: betsIn(exchange),
  pending: Object.keys(pending).sort(),
})

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

/** Runs a batch in parallel and returns the model after it, taken from the first order that explains the results. */
async function runBatch(batch: readonly Command[], start: Model, real: Real): Promise<Model> {
  const results = await Promise.all(batch.map((command) => command.run(real)))
  const actual = { results, state: await readState(real) }
  const explanations = orders([...batch.keys()]).map((order) => {
    let model = start
    const explained: boolean[] = []
    for (const at of order) {
      const next = batch[at]?.apply(model, start)
      explained[at] = next !== undefined
      model = next ?? model
    }
    return { model, expected: { results: explained, state: stateOf(model) } }
  })
  const match = explanations.find(({ expected }) => isDeepStrictEqual(expected, actual))
  if (match) return match.model
  expect(
    explanations.map(({ expected }) => expected),
    `${batch.join(' ∥ ')} after ${JSON.stringify(start)}`,
  ).toContainEqual(actual)
  throw new Error('no order of the batch explains its results')
}

const depositCommand = (amount: number, promotion: PromotionId | null): Command => ({
  toString: () => `deposit ${amount}${promotion ? ` with promotion ${promotion}` : ''}`,
  apply: (model) => {
    const isTaken =
      promotion !== null && (promotion === '1' ? model.deposited > 0 : model.taken.includes(promotion))
    if (model.pending.deposit || isTaken) return undefined
    return { ...model, pending: { ...model.pending, deposit: { amount, promotion } } }
  },
  run: (real) => {
    const transactionId = `MODEL${real.playerId}N${++real.serial}`
    return accepted(
      'deposit',
      db.transaction((tx) =>
        submitDeposit(tx, {
          playerId: real.playerId,
          amount,
          paymentId: '11',
          accountNumber: real.phone,
          transactionId,
          promotionId: promotion,
        }),
      ),
    )
  },
})

const withdrawCommand = (amount: number): Command => ({
  toString: () => `withdraw ${amount}`,
  apply: (model) => {
    const isFree = model.turnovers.every((remaining) => remaining === 0)
    if (!isFree || model.pending.withdraw || model.wallet < amount) return undefined
    return {
      ...model,
      wallet: model.wallet - amount,
      reserved: model.reserved + amount,
      pending: { ...model.pending, withdraw: { amount, promotion: null } },
    }
  },
  run: ({ playerId, phone }) =>
    accepted(
      'withdrawal',
      db.transaction((tx) =>
        submitWithdrawal(tx, { playerId, amount, paymentId: '1', accountNumber: phone }),
      ),
    ),
})

/** Decides the request that was pending when the batch began; a second decision is refused and moves nothing. */
const decideCommand = (action: Action, decision: Decision): Command => ({
  toString: () => `${action} ${decision}`,
  apply: (model, start) => {
    const { [action]: request, ...pending } = model.pending
    if (!request || request !== start.pending[action]) return undefined
    const decided = { ...model, pending }
    if (action === 'deposit') return decision === 'approved' ? credit(decided, request) : decided
    return {
      ...decided,
      reserved: model.reserved - request.amount,
      wallet: model.wallet + (decision === 'rejected' ? request.amount : 0),
    }
  },
  run: async ({ pending: { [action]: id } }) => {
    if (id === undefined) return false
    const isAccepted = await accepted(`${action} ${decision}`, decide(db, id, decision, null))
    expect(await accepted(`${action} again`, decide(db, id, 'approved', null))).toBe(false)
    return isAccepted
  },
})

function credit(model: Model, { amount, promotion }: Pending): Model {
  const { percent, turnover } = promotion ? PROMOTIONS[promotion] : { percent: 0, turnover: 0 }
  const added = (amount * percent) / 100
  const deposited = model.deposited + amount
  const isDue = !model.referralPaid && deposited >= 100_000
  return {
    ...model,
    wallet: model.wallet + amount + added,
    turnovers: promotion ? [...model.turnovers, added * turnover] : model.turnovers,
    taken: promotion ? [...model.taken, promotion] : model.taken,
    deposited,
    referrer: model.referrer + (isDue ? 20_000 : 0),
    referralPaid: model.referralPaid || isDue,
  }
}

/** A bet and its settlement: three kites pay 8 times the stake, three different symbols pay nothing. */
const betCommand = (stake: number, wins: boolean): Command => ({
  toString: () => `bet ${stake}, ${wins ? 'won' : 'lost'}`,
  apply: (model) => {
    if (model.wallet < stake) return undefined
    return {
      ...model,
      wallet: model.wallet + (wins ? stake * 7 : -stake),
      bonus: model.bonus + stake / 100,
      points: model.points + stake / 1_000,
      turnovers: counted(model, () => stake),
    }
  },
  run: (real) => {
    let reel = 0
    const below = () => (wins ? 0 : reel++)
    const key = `model-${++real.serial}`
    return accepted('bet', placeBet(db, { playerId: real.playerId, game, key, stake }, below))
  },
})

const claimCommand: Command = {
  toString: () => 'claim',
  apply: (model) =>
    model.bonus < 1_000 ? undefined : { ...model, wallet: model.wallet + model.bonus, bonus: 0 },
  run: ({ playerId }) =>
    accepted(
      'claim',
      db.transaction((tx) => claimCash(tx, playerId)),
    ),
}

const convertCommand = (points: number): Command => ({
  toString: () => `convert ${points}`,
  apply: (model) =>
    points < 10 || points > model.points
      ? undefined
      : { ...model, points: model.points - points, wallet: model.wallet + points * 10 },
  run: ({ playerId }) =>
    accepted(
      'conversion',
      db.transaction((tx) => convertPoints(tx, playerId, points)),
    ),
})

/** A losing bet of the referrer. */
const referrerBetCommand = (stake: number): Command => ({
  toString: () => `referrer bets ${stake}`,
  apply: (model) => (model.referrer < stake ? undefined : { ...model, referrer: model.referrer - stake }),
  run: (real) => {
    let reel = 0
    const key = `model-${++real.serial}`
    return accepted(
      'bet of the referrer',
      placeBet(db, { playerId: real.referrerId, game, key, stake }, () => reel++),
    )
  },
})

const giftCommand = (kind: Gift): Command => ({
  toString: () => `gift of ${kind}`,
  apply: (model) => {
    if (model.gifts.includes(kind)) return undefined
    const gifts = [...model.gifts, kind]
    return kind === 'bonus'
      ? { ...model, gifts, wallet: model.wallet + GIFTS.bonus }
      : { ...model, gifts, points: model.points + GIFTS.points }
  },
  run: async ({ playerId }) => {
    const key = `model-${playerId}-${kind}`
    const result = await grant(db, { playerId, kind, amount: GIFTS[kind], reason: null, key })
    return accepted(
      'gift',
      result === 'granted' ? Promise.resolve() : Promise.reject(new Refusal(409, result)),
    )
  },
})

const promotion = fc.constantFrom<PromotionId>('1', '7', '8')
const decision = fc.constantFrom<Decision>('approved', 'approved', 'rejected')
const withdrawal = fc.constantFrom(50_000, 100_000, 200_000).map(withdrawCommand)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(fc.constantFrom(10_000, 20_000, 50_000, 250_000), fc.option(promotion, { freq: 1 }))
    .map(([amount, promotion]) => depositCommand(amount, promotion)),
  fc
    .tuple(fc.constantFrom<Action>('deposit', 'withdraw'), decision)
    .map(([action, decision]) => decideCommand(action, decision)),
  withdrawal,
  fc
    .tuple(fc.constantFrom(1_000, 2_000, 50_000, 150_000), fc.boolean())
    .map(([stake, wins]) => betCommand(stake, wins)),
  fc.oneof(fc.constant(claimCommand), fc.constantFrom(9, 10, 50).map(convertCommand)),
  fc.oneof(
    fc.constantFrom<Gift>('bonus', 'points').map(giftCommand),
    fc.constantFrom(30_000, 250_000).map(referrerBetCommand),
  ),
  exchange.any,
)

/** A deposit with its bonus, decided while the player does other things: turnovers pile up. */
const depositIsDecided = fc
  .tuple(fc.constantFrom(50_000, 250_000), promotion, decision, fc.array(command, { maxLength: 2 }))
  .map(([amount, promotion, decision, others]) => [
    [depositCommand(amount, promotion)],
    [...others, decideCommand('deposit', decision)],
  ])

/** A withdrawal, decided while the player does other things. */
const withdrawalIsDecided = fc
  .tuple(withdrawal, decision, fc.array(command, { maxLength: 1 }))
  .map(([withdrawal, decision, others]) => [[withdrawal], [...others, decideCommand('withdraw', decision)]])

/** Bets on the exchange before, during and after approvals of bonuses: they count towards different turnovers. */
const betsAroundBonuses = fc
  .array(
    fc
      .tuple(fc.constantFrom(0, 50_000, 250_000), promotion, exchange.bet)
      .map(([amount, promotion, bet]) =>
        amount === 0
          ? [[bet]]
          : [[depositCommand(amount, promotion)], [bet, decideCommand('deposit', 'approved')]],
      ),
    { minLength: 2, maxLength: 4 },
  )
  .map((parts) => parts.flat())

/**
 * The end of the player's market while bets are placed, matched and cancelled. Nothing else runs, because
 * the end and the settlement are two transactions, and what happens between them fits no order of whole commands.
 */
const marketIsFinished = fc
  .tuple(
    fc.array(exchange.bet, { minLength: 1, maxLength: 3 }),
    exchange.finish,
    fc.array(exchange.any, { maxLength: 2 }),
  )
  .map(([bets, finish, others]) => [bets, [finish, ...others]])

/** A command with a single effect, sent twice: at the same time or one after the other. */
const isSentTwice = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(giftCommand('bonus'), giftCommand('points'), claimCommand),
      exchange.bet,
      exchange.finish,
    ),
    fc.boolean(),
  )
  .map(([command, together]) => (together ? [[command, command]] : [[command], [command]]))

const batches: fc.Arbitrary<Command[][]> = fc
  .array(
    fc.oneof(
      command.map((alone) => [[alone]]),
      fc.array(command, { minLength: 2, maxLength: 3, size: 'max' }).map((together) => [together]),
      depositIsDecided,
      withdrawalIsDecided,
      betsAroundBonuses,
      marketIsFinished,
      exchange.waits,
      isSentTwice,
    ),
    { maxLength: 3, size: 'max' },
  )
  .map((parts) => parts.flat())

let created = 0

/** Signs up a player who may do everything, with ৳ 1,000.00, a bonus of ৳ 50.00 and 20 points. */
async function signUp(referral_code = '') {
  const username = `model${++created}`
  must(await post(app, '/v1/create-players', signup(username, { referral_code })))
  const [player] = await db
    .update(players)
    .set({ dateOfBirth: '1990-05-14', phoneVerifiedAt: new Date() })
    .where(eq(players.username, username))
    .returning()
  if (!player) throw new Error('no player')
  const points = { kind: 'points', amount: 20, reason: null, key: `points-of-${username}` } as const
  await grant(db, { playerId: player.id, ...points })
  return player
}

/** Returns a player with a referrer and markets of the exchange, for one sequence. */
async function newModelPlayer(): Promise<Real> {
  const referrer = await signUp()
  const { id: playerId, phone } = await signUp(referrer.referralCode)
  await db.insert(exchangeMarkets).values(marketsOf(playerId))
  exchange.open(playerId)
  return { playerId, phone, referrerId: referrer.id, serial: 0, pending: {}, bets: {} }
}

const SEQUENCES = roundsOf({ some: 150, all: 2_000 })

it(
  `${SEQUENCES} sequences of deposits, decisions, bets, exchange bets, bonuses, points, gifts, referrals and withdrawals, many of them in parallel, leave what the model says`,
  async () => {
    const sequence = fc.asyncProperty(batches, async (batches) => {
      const real = await newModelPlayer()
      let model: Model = {
        ...{ wallet: 100_000, reserved: 0, bonus: 5_000, points: 20, pending: {}, turnovers: [] },
        ...{ taken: [], deposited: 0, referrer: 100_000, referralPaid: false, gifts: [] },
        exchange: NEW_EXCHANGE,
      }
      for (const batch of [...batches, ...exchange.atLast]) model = await runBatch(batch, model, real)
      expect(model.exchange.exposure).toBe(0)
    })
    // On PostgreSQL, four players at a time share the house's accounts; PGlite has one connection.
    const lanes = process.env.TEST_DATABASE_URL ? 4 : 1
    const { seed = Date.now() } = fc.readConfigureGlobal()
    const play = (lane: number) =>
      fc.assert(sequence, { seed: seed + lane, numRuns: Math.ceil(SEQUENCES / lanes) })
    await Promise.all(Array.from({ length: lanes }, (_, lane) => play(lane)))
    expect(await prove(db)).toEqual({ sum: 0, points: 0, wrong: [] })
    const referrals = await db.select().from(transactions).where(eq(transactions.kind, 'referral'))
    expect(referrals.length).toBeGreaterThan(SEQUENCES / 20)
    for (const [name, results] of reached) {
      const isDecision = / (approved|rejected)$/.test(name)
      const expected = name.endsWith(' again')
        ? ['refused']
        : isDecision
          ? ['accepted']
          : ['accepted', 'refused']
      expect([name, [...results]]).toEqual([name, expect.arrayContaining(expected)])
    }
  },
  180_000 + SEQUENCES * 360,
)
