import type { Transaction, Turnover } from '@tiya/contract/money'
import { money } from '@tiya/contract/wire'
import { and, desc, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { requests } from '../db/schema.ts'
import { findPromotion } from '../rewards/promotions.ts'
import { turnoversOf } from '../rewards/turnovers.ts'
import type { Request } from './decisions.ts'

/** The `key` of each state in the wire format; open requests are not listed. */
const KEYS: Record<Request['state'], string> = { open: '0', pending: '0', approved: '1', rejected: '2' }

/** Lists a player's deposits, withdrawals and bonuses, newest first. */
export async function listTransactions(db: Db, playerId: number): Promise<Transaction[]> {
  const rows = await db
    .select()
    .from(requests)
    .where(and(eq(requests.playerId, playerId), ne(requests.state, 'open')))
    .orderBy(desc(requests.id))
    .limit(500)
  return rows.map(toTransaction)
}

/** Lists a player's turnovers, newest first. */
export async function listTurnovers(db: Db, playerId: number): Promise<Turnover[]> {
  return (await turnoversOf(db, playerId)).map(({ turnover, request }) => ({
    id: String(turnover.id),
    status: turnover.remaining > 0 ? 'active' : 'complete',
    required_turnover: turnover.required,
    remaining_turnover: turnover.remaining,
    created_at: turnover.createdAt.toISOString(),
    transaction: toTransaction(request),
    promotion: promotionName(turnover.promotionId) ?? methodBonusName(request),
  }))
}

/** A request in its wire format; the amount of a USDT deposit is in USDT. */
function toTransaction(request: Request): Transaction {
  return {
    id: String(request.id),
    action: request.action,
    key: KEYS[request.state],
    amount: request.stated,
    transaction_id: request.transactionId,
    created_at: request.createdAt.toISOString(),
    updated_at: request.updatedAt.toISOString(),
    payment_method: request.method,
    promotion: promotionName(request.promotionId),
    note: request.note,
  }
}

/** A method's bonus is no promotion, but without a name its turnover would show that of the deposit's promotion. */
function methodBonusName({ method, methodBonus }: Request) {
  return { id: 'method', name: `${method?.name} +${methodBonus}%`, turnover: null }
}

function promotionName(id: string | null) {
  const promotion = findPromotion(id)
  if (!promotion) return null
  const { name, turnover } = promotion
  return { id: promotion.id, name, turnover: turnover ? z.decode(money, turnover) : null }
}
