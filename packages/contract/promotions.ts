import * as z from 'zod/mini'
import { call, decimal, id, maybe, money, number, strictList, tolerantList } from './wire.ts'

export const promotion = z.object({
  id,
  name: z.string(),
  /** Unsanitized HTML. */
  desc: maybe(z.string()),
  thumbnail: z.string(),
  start_date: maybe(z.string()),
  end_date: maybe(z.string()),
  turnover: maybe(decimal),
  deposit_bouns: maybe(decimal),
  /** The most that it brings, in taka. */
  max_bonus: maybe(money),
  status: z.string(),
  categories: maybe(strictList(number)),
})

/** A promotion as referred to by transactions and turnovers. */
export const promotionName = z.object({ id: maybe(id), name: z.string(), turnover: maybe(money) })

const promotions = tolerantList(promotion, ['id'])

export type Promotion = z.output<typeof promotions>[number]

export const promotionCalls = {
  promotions: call('GET /promotion', {
    auth: 'none',
    response: z.object({ promotions }),
  }),
  promotion: call('GET /promotions/:id', { auth: 'none', response: z.object({ promotion }) }),
}
