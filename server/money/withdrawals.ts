import { WITHDRAWAL_RANGE } from '@tiya/contract/amountRanges'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players, requests } from '../db/schema.ts'
import type { Settings } from '../db/settings.ts'
import { violated } from '../db/violation.ts'
import { Refusal } from '../http/refusal.ts'
import { InsufficientFunds, lockWallet, openAccount, post } from '../ledger/ledger.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { hasActiveTurnover } from '../rewards/turnovers.ts'
import { requireOwnPhone, UNVERIFIED, verifiedPhones } from '../verification/verifiedPhones.ts'
import { requireAmount } from './amounts.ts'
import { methodSnapshot, requirePayout } from './methods.ts'

/** The reason a player cannot withdraw now, as the pre-check words it; undefined if nothing prevents it. */
export async function withdrawalRefusal(
  db: Db,
  { withdrawalsOpen }: Settings,
  playerId: number,
): Promise<string | undefined> {
  if (!withdrawalsOpen) return 'Withdrawals are closed at the moment. Please try again later.'
  if ((await verifiedPhones(db, playerId)).length === 0) return UNVERIFIED
  const [player] = await db
    .select({ dateOfBirth: players.dateOfBirth })
    .from(players)
    .where(eq(players.id, playerId))
  if (!player?.dateOfBirth) return 'Please add your Date of Birth to your profile first.'
  if (await hasActiveTurnover(db, playerId)) return 'Please complete your turnover and try again.'
  return undefined
}

export interface Withdrawal {
  playerId: number
  /** Poisha. */
  amount: number
  paymentId: string
  accountNumber: string
}

/**
 * Submits a withdrawal to the operator and reserves its money, which leaves the wallet now and comes back if
 * the withdrawal is rejected. Throws a 422 if the player cannot withdraw, the amount, the method or the
 * number is refused, another withdrawal is pending, or the balance does not cover the amount.
 */
export async function submitWithdrawal(tx: Db, withdrawal: Withdrawal): Promise<void> {
  const { playerId, amount } = withdrawal
  // A bonus and its turnover arrive in one transaction: under the lock, both are visible or neither is.
  await lockWallet(tx, playerId)
  const settings = await readSettings(tx)
  const refusal = await withdrawalRefusal(tx, settings, playerId)
  if (refusal !== undefined) throw new Refusal(422, refusal)
  requireAmount(amount, WITHDRAWAL_RANGE, 'BDT')
  const method = requirePayout(settings, withdrawal.paymentId)
  const phones = await verifiedPhones(tx, playerId)
  const accountNumber = requireOwnPhone(phones, 'account_number', withdrawal.accountNumber)
  const id = await insertPending(tx, {
    playerId,
    action: 'withdraw',
    state: 'pending',
    amount,
    stated: amount,
    currency: 'BDT',
    accountNumber,
    method: methodSnapshot(method, null),
  })
  const [wallet, reserved] = [
    { kind: 'wallet', playerId },
    { kind: 'reserved', playerId },
  ] as const
  await openAccount(tx, reserved)
  try {
    await post(tx, {
      kind: 'reserve',
      reference: `reserve:${id}`,
      entries: [
        { account: wallet, amount: -amount },
        { account: reserved, amount },
      ],
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) {
      throw new Refusal(422, 'Your balance does not cover this amount.')
    }
    throw error
  }
}

async function insertPending(tx: Db, values: typeof requests.$inferInsert): Promise<number> {
  try {
    const [request] = await tx.insert(requests).values(values).returning({ id: requests.id })
    if (!request) throw new Error('the request was not inserted')
    return request.id
  } catch (error) {
    if (violated(error) !== 'requests_one_pending') throw error
    throw new Refusal(
      422,
      'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.',
    )
  }
}
