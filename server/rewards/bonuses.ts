import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { type Account, type LedgerTransaction, post } from '../ledger/ledger.ts'

export interface Bonus {
  playerId: number
  /** Poisha; 0 pays nothing. */
  amount: number
  from: Account
  method?: (typeof requests.$inferSelect)['method']
  promotionId?: string | null
  /** The reason, if neither the method nor the promotion gives one. */
  note?: string
  /** The ledger transaction's kind and reference, if it is not an ordinary `bonus`. */
  ledger?: Pick<LedgerTransaction, 'kind' | 'reference'>
  /** Entries of the same ledger transaction, such as the points that the bonus costs. */
  entries?: LedgerTransaction['entries']
}

/** Pays a bonus into a player's wallet and records it as a separate transaction. */
export async function payBonus(
  tx: Db,
  { amount, from, ledger, entries = [], ...bonus }: Bonus,
): Promise<void> {
  if (amount <= 0) return
  const [paid] = await tx
    .insert(requests)
    .values({ ...bonus, action: 'bonus', state: 'approved', amount, stated: amount, currency: 'BDT' })
    .returning({ id: requests.id })
  if (!paid) throw new Error('the bonus was not inserted')
  await post(tx, {
    ...(ledger ?? { kind: 'bonus', reference: `bonus:${paid.id}` }),
    entries: [
      { account: from, amount: -amount },
      { account: { kind: 'wallet', playerId: bonus.playerId }, amount },
      ...entries,
    ],
  })
}
