import { formatMoney } from '@tiya/contract/amounts'
import { DAY, dhakaDayAt, startOfDay, startOfMonth, startOfWeek } from '@tiya/contract/dhakaCalendar'
import { type DepositLimit, LIMIT_PERIODS, type LimitPeriod } from '@tiya/contract/money'
import { and, eq, gt, gte, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { depositLimits, requests } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { lockWallet } from '../ledger/ledger.ts'

/** How long a player waits for a limit that is raised or removed, in milliseconds. */
const COOLING_OFF = DAY

/** When the current period began in Dhaka. */
const START: Readonly<Record<LimitPeriod, (now: number) => number>> = {
  day: (now) => startOfDay(dhakaDayAt(now)),
  week: startOfWeek,
  month: startOfMonth,
}

const OVER: Readonly<Record<LimitPeriod, (left: string) => string>> = {
  day: (left) => `This is more than your daily deposit limit. You can deposit ${left} more today.`,
  week: (left) => `This is more than your weekly deposit limit. You can deposit ${left} more this week.`,
  month: (left) => `This is more than your monthly deposit limit. You can deposit ${left} more this month.`,
}

/**
 * Returns a player's limits, in the order of the periods, with what was deposited in each, apart from the request
 * with the id `except`.
 */
export async function listDepositLimits(db: Db, playerId: number, except = 0): Promise<DepositLimit[]> {
  const now = Date.now()
  const rows = await db.select().from(depositLimits).where(eq(depositLimits.playerId, playerId))
  const limits: DepositLimit[] = []
  // One after the other, because a transaction has one connection.
  for (const period of LIMIT_PERIODS) {
    const used = await depositedSince(db, playerId, START[period](now), except)
    limits.push({
      period,
      used,
      ...limitAt(
        now,
        rows.find((row) => row.period === period),
      ),
    })
  }
  return limits
}

/** Returns the amount of a stored limit that is in effect at a time, and what is pending. */
function limitAt(
  now: number,
  row: typeof depositLimits.$inferSelect | undefined,
): Pick<DepositLimit, 'amount' | 'pending'> {
  if (!row) return { amount: null }
  const { amount, nextAmount, nextFrom } = row
  if (nextFrom === null) return { amount }
  if (nextFrom.getTime() <= now) return { amount: nextAmount }
  return { amount, pending: { amount: nextAmount, from: nextFrom.toISOString() } }
}

/**
 * Changes a limit; an `amount` of null removes it. A lower one counts at once, a higher one or none after 24 hours.
 * The amount in effect cancels a change that is pending.
 */
export async function changeDepositLimit(
  tx: Db,
  { playerId, period, amount }: { playerId: number; period: LimitPeriod; amount: number | null },
): Promise<DepositLimit[]> {
  if (amount !== null && amount <= 0) {
    const message = 'A limit must be above 0.'
    throw new Refusal(422, message, { amount: [message] })
  }
  // So that two changes at a time do not read the same limit.
  await lockWallet(tx, playerId)
  const limits = await listDepositLimits(tx, playerId)
  const current = limits.find((limit) => limit.period === period)?.amount ?? null
  const waits = current !== null && (amount === null || amount > current)
  const change = waits
    ? { amount: current, nextAmount: amount, nextFrom: new Date(Date.now() + COOLING_OFF) }
    : { amount, nextAmount: null, nextFrom: null }
  await tx
    .insert(depositLimits)
    .values({ playerId, period, ...change })
    .onConflictDoUpdate({ target: [depositLimits.playerId, depositLimits.period], set: change })
  return listDepositLimits(tx, playerId)
}

/** A deposit, in poisha; `id` is that of one that is stored. */
interface LimitedDeposit {
  id?: number | undefined
  playerId: number
  amount: number
}

/** Throws a 422 if a deposit is more than a limit of the player. */
export async function requireWithinLimits(db: Db, deposit: LimitedDeposit): Promise<void> {
  const message = await limitRefusal(db, deposit)
  if (message !== undefined) throw new Refusal(422, message, { amount: [message] })
}

/** The reason a deposit can't be made: it is more than a limit of the player. */
export async function limitRefusal(
  db: Db,
  { id, playerId, amount }: LimitedDeposit,
): Promise<string | undefined> {
  for (const { period, amount: most, used } of await listDepositLimits(db, playerId, id)) {
    if (most !== null && used + amount > most) return OVER[period](formatMoney(Math.max(0, most - used)))
  }
  return undefined
}

/**
 * Sums the deposits that were made since a time and were not rejected. A request to an e-wallet counts as long as it
 * can be paid.
 */
async function depositedSince(db: Db, playerId: number, since: number, except: number): Promise<number> {
  const deposits = await db
    .select({ amount: requests.amount })
    .from(requests)
    .where(
      and(
        eq(requests.playerId, playerId),
        eq(requests.action, 'deposit'),
        or(
          inArray(requests.state, ['pending', 'approved']),
          and(eq(requests.state, 'open'), gt(requests.expiresAt, new Date())),
        ),
        gte(requests.createdAt, new Date(since)),
        ne(requests.id, except),
      ),
    )
  return deposits.reduce((sum, { amount }) => sum + amount, 0)
}
