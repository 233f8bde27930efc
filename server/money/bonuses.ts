import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { type Account, post } from '../ledger/ledger.ts'

export interface Bonus {
  playerId: number
  /** Poisha; nothing is paid of 0. */
  amount: number
  from: Account
  method?: (typeof requests.$inferSelect)['method']
  promotionId?: string | null
  /** What it is for, where neither method nor promotion says so. */
  note?: string
}

/** Pays a bonus into a player's wallet; it stands in the player's records as a transaction of its own. */
export async function payBonus(tx: Db, { amount, from, ...bonus }: Bonus): Promise<void> {
  if (amount <= 0) return
  const [paid] = await tx
    .insert(requests)
    .values({ ...bonus, action: 'bonus', state: 'approved', amount, stated: amount, currency: 'BDT' })
    .returning({ id: requests.id })
  if (!paid) throw new Error('no bonus')
  await post(tx, {
    kind: 'bonus',
    reference: `bonus:${paid.id}`,
    entries: [
      { account: from, amount: -amount },
      { account: { kind: 'wallet', playerId: bonus.playerId }, amount },
    ],
  })
}
