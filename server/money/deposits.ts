import { and, count, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../auth/tokens.ts'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'
import { lockWallet } from '../ledger/ledger.ts'
import type { Method } from '../operator/settings.ts'
import { readSettings } from '../operator/stored-settings.ts'
import { DEPOSIT, requireAmount, times } from './amounts.ts'
import { currencyOf, named, requireChannel, requireEwallet } from './methods.ts'
import { requirePromotion } from './promotions.ts'
import { requireOwnPhone } from './verified-phones.ts'

/** Minutes that an e-wallet request can be paid, and grace for the way (spec, 9, E-wallet timer). */
export const EWALLET_MINUTES = 10
const GRACE_MINUTES = 1

/** E-wallet requests that a player can have open at a time. */
const MOST_OPEN = 5

export interface Deposit {
  playerId: number
  /** Hundredths of the channel's currency. */
  amount: number
  promotionId: string | null
}

/**
 * Puts a deposit before the operator: nothing moves until it is approved. 422 where the amount, the channel, the
 * number, the promotion or the payment's id is refused, or another deposit is pending.
 */
export async function submitDeposit(
  tx: Db,
  deposit: Deposit & { paymentId: string; accountNumber: string; transactionId: string },
): Promise<void> {
  const { playerId, amount, promotionId } = deposit
  const settings = await readSettings(tx)
  const { method, channel } = requireChannel(settings, deposit.paymentId)
  const currency = currencyOf(method)
  requireAmount(amount, DEPOSIT[currency], currency)
  const accountNumber = await requireOwnPhone(tx, playerId, 'account_number', deposit.accountNumber)
  const transactionId = requireTransactionId('transaction_id', deposit.transactionId)
  await pending('transaction_id', () =>
    tx.insert(requests).values({
      playerId,
      action: 'deposit',
      state: 'pending',
      amount: currency === 'USDT' ? times(amount, settings.usdtRate) : amount,
      stated: amount,
      currency,
      accountNumber,
      transactionId,
      method: named(method, channel.type),
      methodBonus: method.bonus,
      promotionId,
    }),
  )
  // After the insert, which waited for any other deposit of the player: what that became is seen here.
  await requirePromotion(tx, playerId, promotionId)
}

/**
 * Opens a request at an e-wallet, to be paid within its minutes; `pageToken` opens the provider's page. Throws a 422
 * where the amount, the provider or the promotion is refused, a deposit is pending, or too many requests are open.
 */
export async function requestEwallet(
  tx: Db,
  deposit: Deposit & { provider: string },
): Promise<{ id: number; method: Method; pageToken: string }> {
  const { playerId, amount, promotionId } = deposit
  const method = requireEwallet(await readSettings(tx), deposit.provider)
  requireAmount(amount, DEPOSIT.BDT, 'BDT')
  await requirePromotion(tx, playerId, promotionId)
  await lockWallet(tx, playerId)
  await refusePending(tx, playerId)
  await refuseTooManyOpen(tx, playerId)
  const { token, hash } = newToken()
  const [request] = await tx
    .insert(requests)
    .values({
      playerId,
      action: 'deposit',
      state: 'open',
      amount,
      stated: amount,
      currency: 'BDT',
      method: named(method, 'ewallet'),
      methodBonus: method.bonus,
      promotionId,
      checkoutHash: hash,
      expiresAt: new Date(Date.now() + (EWALLET_MINUTES + GRACE_MINUTES) * 60_000),
    })
    .returning({ id: requests.id })
  if (!request) throw new Error('no request')
  return { id: request.id, method, pageToken: token }
}

/** Says that an open request has been paid: it is pending from then on. 404 where it is not the player's. */
export async function confirmEwallet(
  tx: Db,
  {
    playerId,
    request,
    ...paid
  }: { playerId: number; request: string; transactionId: string; number: string },
): Promise<void> {
  const own = and(eq(requests.id, requestId(request)), eq(requests.playerId, playerId))
  const [found] = await tx.select().from(requests).where(own)
  if (!found?.checkoutHash) throw new Refusal(404, 'This payment is not there.')
  if (found.state !== 'open') throw new Refusal(422, 'This payment has been sent already.')
  const accountNumber = await requireOwnPhone(tx, playerId, 'number', paid.number)
  const transactionId = requireTransactionId('trxid', paid.transactionId)
  const [confirmed] = await pending('trxid', () =>
    tx
      .update(requests)
      .set({ state: 'pending', accountNumber, transactionId, updatedAt: new Date() })
      .where(and(own, eq(requests.state, 'open'), gt(requests.expiresAt, new Date())))
      .returning({ promotionId: requests.promotionId }),
  )
  if (!confirmed) throw new Refusal(422, 'Time is over. Please start again.')
  await requirePromotion(tx, playerId, confirmed.promotionId)
}

/** The open request of a made-up provider's page, by the token in its address. */
export async function findCheckout(db: Db, token: string) {
  const [request] = await db
    .select()
    .from(requests)
    .where(eq(requests.checkoutHash, hashToken(token)))
  return request
}

/** Runs the statement that makes a deposit pending; the unique indexes say what it may not be. */
async function pending<T>(field: string, statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement()
  } catch (error) {
    const index = violated(error)
    if (index === 'requests_one_pending') throw pendingRefusal()
    if (index !== 'requests_transaction_id') throw error
    const fault = 'This transaction ID has been used already.'
    throw new Refusal(422, fault, { [field]: [fault] })
  }
}

/** Tells early what the index would tell when the request is paid. */
async function refusePending(db: Db, playerId: number): Promise<void> {
  const [found] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(eq(requests.playerId, playerId), eq(requests.action, 'deposit'), eq(requests.state, 'pending')),
    )
  if (found) throw pendingRefusal()
}

async function refuseTooManyOpen(tx: Db, playerId: number): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(requests)
    .where(
      and(eq(requests.playerId, playerId), eq(requests.state, 'open'), gt(requests.expiresAt, new Date())),
    )
  if ((open?.count ?? 0) < MOST_OPEN) return
  throw new Refusal(422, 'You have too many open payments. Please finish one, or try again in a few minutes.')
}

/** Deletes the e-wallet requests that nobody paid in time, a day after they expired. */
export async function sweepEwalletRequests(db: Db): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000)
  await db.delete(requests).where(and(eq(requests.state, 'open'), lt(requests.expiresAt, dayAgo)))
}

const pendingRefusal = () =>
  new Refusal(
    422,
    'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
  )

/** The payment's own id: 7 to 100 letters and digits, without the spaces around them; else throws a 422. */
function requireTransactionId(field: string, text: string): string {
  const id = text.trim()
  const message = transactionIdError(id)
  if (message) throw new Refusal(422, message, { [field]: [message] })
  return id
}

function transactionIdError(id: string): string | undefined {
  // Only letters and digits: with other characters one payment could be sent under several ids.
  if (!/^[A-Za-z0-9]*$/.test(id)) return 'Transaction ID must contain only letters and digits.'
  if (id.length < 7) return 'Transaction ID must be at least 7 characters.'
  if (id.length > 100) return 'Transaction ID must be at most 100 characters.'
  return undefined
}

/** 0, which no row has, for what is no id. */
function requestId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
