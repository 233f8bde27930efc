import { DEPOSIT_RANGES } from '@tiya/contract/amountRanges'
import type { Currency } from '@tiya/contract/amounts'
import { multiply } from '@tiya/contract/arithmetic'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import type { Settings } from '../db/settings.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'
import { lockWallet } from '../ledger/ledger.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { requirePromotion } from '../rewards/promotions.ts'
import { requireDepositPhones, requireOwnPhone } from '../verification/verifiedPhones.ts'
import { requireAmount } from './amounts.ts'
import { requireWithinLimits } from './depositLimits.ts'
import { currencyOf, methodSnapshot, requireChannel } from './methods.ts'

export interface Deposit {
  playerId: number
  /** Hundredths of the channel's currency. */
  amount: number
  promotionId: string | null
}

/**
 * Throws a 422 if a deposit would be refused once it is paid: the player has no phone to pay from, another
 * deposit is pending, the amount or the promotion is refused, or it is more than a limit of the player.
 */
export async function requirePayable(
  db: Db,
  { playerId, amount, promotionId }: Deposit,
  currency: Currency,
): Promise<void> {
  await requireDepositPhones(db, playerId)
  const isPending = and(
    eq(requests.playerId, playerId),
    eq(requests.action, 'deposit'),
    eq(requests.state, 'pending'),
  )
  if ((await db.$count(requests, isPending)) > 0) throw pendingRefusal()
  requireAmount(amount, DEPOSIT_RANGES[currency], currency)
  await requireWithinLimits(db, { playerId, amount: inTaka(amount, currency, await readSettings(db)) })
  await requirePromotion(db, { playerId, promotionId })
}

/**
 * Submits a deposit to the operator; no money moves until it is approved. Throws a 422 if the amount, the
 * channel, the number, the promotion or the transaction id is refused, another deposit is pending, or it is more
 * than a limit of the player.
 */
export async function submitDeposit(
  tx: Db,
  deposit: Deposit & { paymentId: string; accountNumber: string; transactionId: string },
): Promise<void> {
  const { playerId, amount, promotionId } = deposit
  const settings = await readSettings(tx)
  const { method, channel } = requireChannel(settings, deposit.paymentId)
  const currency = currencyOf(method)
  requireAmount(amount, DEPOSIT_RANGES[currency], currency)
  const taka = inTaka(amount, currency, settings)
  const phones = await requireDepositPhones(tx, playerId)
  const accountNumber = requireOwnPhone(phones, 'account_number', deposit.accountNumber)
  const transactionId = requireTransactionId('transaction_id', deposit.transactionId)
  // So that no e-wallet is asked at the same time, whose request counts towards the same limits.
  await lockWallet(tx, playerId)
  const [submitted] = await makePending('transaction_id', () =>
    tx
      .insert(requests)
      .values({
        playerId,
        action: 'deposit',
        state: 'pending',
        amount: taka,
        stated: amount,
        currency,
        accountNumber,
        transactionId,
        method: methodSnapshot(method, channel.type),
        methodBonus: method.bonus,
        promotionId,
      })
      .returning({ id: requests.id }),
  )
  // Checked after the insert, which waits until any other deposit of the player is decided.
  await requireWithinLimits(tx, { id: submitted?.id, playerId, amount: taka })
  await requirePromotion(tx, { id: submitted?.id, playerId, promotionId })
}

const inTaka = (amount: number, currency: Currency, { usdtRate }: Settings) =>
  currency === 'USDT' ? multiply(amount, usdtRate) : amount

/** Runs the statement that makes a deposit pending; throws a 422 if a unique index rejects it. */
export async function makePending<T>(field: string, statement: () => PromiseLike<T>): Promise<T> {
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

const pendingRefusal = () =>
  new Refusal(
    422,
    'You already have a deposit request pending. Please wait for it to be processed before making another deposit.',
  )

/** Returns the payment's own id without surrounding spaces; throws a 422 unless it is 7 to 100 letters and digits. */
export function requireTransactionId(field: string, text: string): string {
  const id = text.trim()
  const message = transactionIdError(id)
  if (message) throw new Refusal(422, message, { [field]: [message] })
  return id
}

function transactionIdError(id: string): string | undefined {
  // Only letters and digits: with other characters, one payment could be submitted under several ids.
  if (!/^[A-Za-z0-9]*$/.test(id)) return 'Transaction ID must contain only letters and digits.'
  if (id.length < 7) return 'Transaction ID must be at least 7 characters.'
  if (id.length > 100) return 'Transaction ID must be at most 100 characters.'
  return undefined
}
