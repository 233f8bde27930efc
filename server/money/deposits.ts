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
import { currencyOf, methodSnapshot, requireChannel, requireEwallet } from './methods.ts'
import { requirePromotion } from './promotions.ts'
import { requireOwnPhone } from './verified-phones.ts'

/** Minutes in which an e-wallet request can be paid, and the grace period for a confirmation that is under way. */
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
 * Submits a deposit to the operator; nothing moves until it is approved. Throws a 422 where the amount, the channel,
 * the number, the promotion or the transaction id is refused, or another deposit is pending.
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
  await makePending('transaction_id', () =>
    tx.insert(requests).values({
      playerId,
      action: 'deposit',
      state: 'pending',
      amount: currency === 'USDT' ? times(amount, settings.usdtRate) : amount,
      stated: amount,
      currency,
      accountNumber,
      transactionId,
      method: methodSnapshot(method, channel.type),
      methodBonus: method.bonus,
      promotionId,
    }),
  )
  // After the insert, which waits until any other deposit of the player is decided.
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
      method: methodSnapshot(method, 'ewallet'),
      methodBonus: method.bonus,
      promotionId,
      checkoutHash: hash,
      expiresAt: new Date(Date.now() + (EWALLET_MINUTES + GRACE_MINUTES) * 60_000),
    })
    .returning({ id: requests.id })
  if (!request) throw new Error('the request was not inserted')
  return { id: request.id, method, pageToken: token }
}

/**
 * Confirms that an open request has been paid, which makes it pending. Throws a 404 where it is not the player's, a
 * 422 where it has been confirmed or has expired, or the transaction id, the number or the promotion is refused.
 */
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
  if (!found?.checkoutHash) throw new Refusal(404, 'This payment does not exist.')
  if (found.state !== 'open') throw new Refusal(422, 'This payment has been sent already.')
  const accountNumber = await requireOwnPhone(tx, playerId, 'number', paid.number)
  const transactionId = requireTransactionId('trxid', paid.transactionId)
  const [confirmed] = await makePending('trxid', () =>
    tx
      .update(requests)
      .set({ state: 'pending', accountNumber, transactionId, updatedAt: new Date() })
      .where(and(own, eq(requests.state, 'open'), gt(requests.expiresAt, new Date())))
      .returning({ promotionId: requests.promotionId }),
  )
  if (!confirmed) throw new Refusal(422, 'Time is over. Please start again.')
  await requirePromotion(tx, playerId, confirmed.promotionId)
}

/** Finds the request of a provider's page by the token in its address. */
export async function findCheckout(db: Db, token: string) {
  const [request] = await db
    .select()
    .from(requests)
    .where(eq(requests.checkoutHash, hashToken(token)))
  return request
}

/** Runs the statement that makes a deposit pending; throws a 422 where a unique index refuses it. */
async function makePending<T>(field: string, statement: () => PromiseLike<T>): Promise<T> {
  try {
    return await statement()
  } catch (error) {
    const index = violated(error)
    if (index === 'requests_one_pending') throw pendingRefusal()
    if (index !== 'requests_transaction_id') throw error
    const message = 'This transaction ID has been used already.'
    throw new Refusal(422, message, { [field]: [message] })
  }
}

/** Refuses early what the unique index would refuse when the request is confirmed. */
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

/** Reads the id of a request; 0, which no row has, where the text is not an id. */
function requestId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
