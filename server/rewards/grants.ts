import { formatMoney } from '@tiya/contract/amounts'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { players } from '../db/schema.ts'
import { violated } from '../db/violation.ts'
import { writeToInbox } from '../inbox/inbox.ts'
import { grantText } from '../inbox/texts.ts'
import { lockWallet, post } from '../ledger/ledger.ts'
import { payBonus } from './bonuses.ts'
import { pointEntries } from './rewards.ts'

/** A gift from the operator. */
export interface Grant {
  playerId: number
  kind: 'bonus' | 'points'
  /** A bonus in poisha, which goes into the wallet, or a number of VIP points. */
  amount: number
  reason: string | null
  /** Identifies the form that was filled in: submitting it again gives nothing. */
  key: string
}

/** Gives a player a bonus or VIP points and notifies them in the inbox; `repeated` if the key has been used. */
export async function grant(db: Db, gift: Grant): Promise<'granted' | 'repeated' | 'nobody'> {
  const { playerId, kind, amount, reason } = gift
  const ledger = { kind: 'grant', reference: `grant:${gift.key}` }
  try {
    return await db.transaction(async (tx) => {
      const [player] = await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId))
      if (!player) return 'nobody'
      await lockWallet(tx, playerId)
      if (kind === 'points') await post(tx, { ...ledger, entries: pointEntries(playerId, amount) })
      else {
        const note = reason ?? 'A gift for you'
        await payBonus(tx, { playerId, amount, from: { kind: 'issued' }, note, ledger })
      }
      const name = kind === 'points' ? `${amount} VIP points` : formatMoney(amount)
      await writeToInbox(tx, playerId, grantText(name, reason))
      return 'granted'
    })
  } catch (error) {
    if (violated(error) !== 'transactions_reference_unique') throw error
    return 'repeated'
  }
}
