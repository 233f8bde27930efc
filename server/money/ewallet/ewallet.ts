import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken, newToken } from '../../access/tokens.ts'
import type { Db } from '../../db/database.ts'
import { rowId } from '../../db/rowId.ts'
import { requests } from '../../db/schema.ts'
import type { Method } from '../../db/settings.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockWallet } from '../../ledger/ledger.ts'
import { readSettings } from '../../operator/storedSettings.ts'
import { dropPromotion, promotionRefusal } from '../../rewards/promotions.ts'
import { requireDepositPhones, requireOwnPhone } from '../../verification/verifiedPhones.ts'
import { type Deposit, makePending, requirePayable, requireTransactionId } from '../deposits.ts'
import { methodSnapshot, requireEwallet } from '../methods.ts'

/** Minutes in which an e-wallet request can be paid, and the grace period for a confirmation in progress. */
export const EWALLET_MINUTES = 10
const GRACE_MINUTES = 1

/** Maximum number of e-wallet requests that a player can have open at a time. */
const MOST_OPEN = 5

/**
 * Opens an e-wallet request that must be paid within `EWALLET_MINUTES`; `pageToken` opens the provider's
 * page. Throws a 422 if the provider is refused, the deposit would be refused once it is paid, or too many
 * requests are open.
 */
export async function requestEwallet(
  tx: Db,
  deposit: Deposit & { provider: string },
): Promise<{ id: number; method: Method; pageToken: string }> {
  const { playerId, amount, promotionId } = deposit
  const method = requireEwallet(await readSettings(tx), deposit.provider)
  await lockWallet(tx, playerId)
  await requirePayable(tx, deposit, 'BDT')
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
 * Confirms that an open request has been paid, which makes it pending. The player has paid, so a promotion
 * that can no longer be taken is dropped: the reason is returned. Throws a 404 if the request is not the
 * player's, and a 422 if it has already been confirmed or has expired, or if the transaction id or the number
 * is refused.
 */
export async function confirmEwallet(
  tx: Db,
  {
    playerId,
    request,
    ...paid
  }: { playerId: number; request: string; transactionId: string; number: string },
): Promise<string | undefined> {
  const own = and(eq(requests.id, rowId(request)), eq(requests.playerId, playerId))
  const [found] = await tx.select().from(requests).where(own)
  if (!found?.checkoutHash) throw new Refusal(404, 'This payment does not exist.')
  if (found.state !== 'open') throw new Refusal(422, 'This payment has been sent already.')
  const accountNumber = requireOwnPhone(await requireDepositPhones(tx, playerId), 'number', paid.number)
  const transactionId = requireTransactionId('trxid', paid.transactionId)
  const [confirmed] = await makePending('trxid', () =>
    tx
      .update(requests)
      .set({ state: 'pending', accountNumber, transactionId, updatedAt: new Date() })
      .where(and(own, eq(requests.state, 'open'), gt(requests.expiresAt, new Date())))
      .returning(),
  )
  if (!confirmed) throw new Refusal(422, 'Time is over. Please start again.')
  const refusal = await promotionRefusal(tx, confirmed)
  if (refusal !== undefined) await dropPromotion(tx, confirmed, refusal)
  return refusal
}

/** Finds the request for a provider's page by the token in the page's URL. */
export async function findCheckout(db: Db, token: string) {
  const [request] = await db
    .select()
    .from(requests)
    .where(eq(requests.checkoutHash, hashToken(token)))
  return request
}

/** Deletes the e-wallet requests that were not paid in time, a day after they expired. */
export async function sweepEwalletRequests(db: Db): Promise<void> {
  const dayAgo = new Date(Date.now() - 86_400_000)
  await db.delete(requests).where(and(eq(requests.state, 'open'), lt(requests.expiresAt, dayAgo)))
}

async function refuseTooManyOpen(tx: Db, playerId: number): Promise<void> {
  const open = await tx.$count(
    requests,
    and(eq(requests.playerId, playerId), eq(requests.state, 'open'), gt(requests.expiresAt, new Date())),
  )
  if (open < MOST_OPEN) return
  throw new Refusal(422, 'You have too many open payments. Please finish one, or try again in a few minutes.')
}
