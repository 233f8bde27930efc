import { accountCalls } from '@tiya/contract/account'
import { formatMoney } from '@tiya/contract/amounts'
import type { FastifyInstance } from 'fastify'
import { requireOwn } from '../access/sessions.ts'
import { moneyRoute } from '../ledger/idempotency.ts'
import { claimCash, convertPoints } from './rewards.ts'

/** Registers the calls that pay the cash bonus and the points into the wallet. */
export function registerRewards(app: FastifyInstance): void {
  moneyRoute(app, accountCalls.claimCash, async ({ player, tx }) => {
    await claimCash(tx, player.id)
    return { message: 'Your bonus has been added to your balance.' }
  })

  moneyRoute(app, accountCalls.convertPoints, async ({ query, player, tx }) => {
    requireOwn(query.remote_id, player)
    const amount = await convertPoints(tx, player.id, query.vip_coin)
    return { success: true, message: `${formatMoney(amount)} added to your balance.` }
  })
}
