import { moneyCalls } from '@tiya/contract/money'
import type { FastifyInstance } from 'fastify'
import { playerRoute } from '../access/route.ts'
import { requireOwn } from '../access/sessions.ts'
import { languageOf } from '../http/bengali.ts'
import { ownOrigin } from '../http/origin.ts'
import { moneyRoute } from '../ledger/idempotency.ts'
import { readSettings } from '../operator/storedSettings.ts'
import { changeDepositLimit, listDepositLimits } from './depositLimits.ts'
import { requirePayable, submitDeposit } from './deposits.ts'
import { confirmEwallet, EWALLET_MINUTES, requestEwallet } from './ewallet/ewallet.ts'
import { findChannel, listChannels, listMethods, openNumber } from './methods.ts'
import { listTransactions, listTurnovers } from './records.ts'
import { submitWithdrawal, withdrawalRefusal } from './withdrawals.ts'

/** Registers the calls for deposits, withdrawals and their records. */
export function registerMoney(app: FastifyInstance): void {
  const { db } = app

  playerRoute(app, moneyCalls.paymentMethods, async () => listMethods(await readSettings(db)))

  playerRoute(app, moneyCalls.channels, async ({ query }) => ({
    success: true,
    data: listChannels(await readSettings(db), query.name),
  }))

  playerRoute(app, moneyCalls.walletNumber, async ({ query, player }) => {
    const channel = findChannel(await readSettings(db), query.name, query.account_type)
    const deposit = { playerId: player.id, amount: query.amount, promotionId: query.promotion_id ?? null }
    await requirePayable(db, deposit, channel?.type === 'USDT' ? 'USDT' : 'BDT')
    return channel ? [{ id: channel.id, account_number: channel.number }] : []
  })

  moneyRoute(app, moneyCalls.submitDeposit, async ({ body, player, tx }) => {
    requireOwn(body.remote_id, player)
    await submitDeposit(tx, {
      playerId: player.id,
      amount: body.amount,
      paymentId: body.payment_id,
      accountNumber: body.account_number,
      transactionId: body.transaction_id,
      promotionId: body.promotion_id,
    })
    return { message: 'Your deposit is under review.' }
  })

  moneyRoute(app, moneyCalls.requestEwallet, async ({ body, player, tx, request }) => {
    const { id, method, pageToken } = await requestEwallet(tx, {
      playerId: player.id,
      amount: body.amount,
      provider: body.provider,
      promotionId: body.promotion,
    })
    return {
      amount: body.amount,
      transaction: String(id),
      timer: EWALLET_MINUTES,
      number: openNumber(method),
      ...(method.ewallet !== 'number' && {
        url: `${ownOrigin(request)}/demo-wallet/${pageToken}?language=${languageOf(request)}`,
        message: `Pay on the page of ${method.name}, then enter its transaction ID.`,
      }),
    }
  })

  moneyRoute(app, moneyCalls.confirmEwallet, async ({ body, player, tx }) => {
    const refusal = await confirmEwallet(tx, {
      playerId: player.id,
      request: body.trx_id,
      transactionId: body.trxid,
      number: body.number,
    })
    return { message: `Your deposit is under review${refusal ? ` without the promotion. ${refusal}` : '.'}` }
  })

  playerRoute(app, moneyCalls.withdrawCheck, async ({ query, player, reply }) => {
    requireOwn(query.remote_id, player)
    const error = await withdrawalRefusal(db, await readSettings(db), player.id)
    if (error === undefined) return { success: true }
    reply.code(400)
    return { success: false, error }
  })

  moneyRoute(app, moneyCalls.submitWithdraw, async ({ body, player, tx }) => {
    requireOwn(body.remote_id, player)
    await submitWithdrawal(tx, {
      playerId: player.id,
      amount: body.amount,
      paymentId: body.payment_id,
      accountNumber: body.account_number,
    })
    return { success: true, message: 'Your withdrawal is under review.' }
  })

  playerRoute(app, moneyCalls.transactions, async ({ query, player }) => {
    requireOwn(query.remote_id, player)
    return { transactions: await listTransactions(db, player.id) }
  })

  playerRoute(app, moneyCalls.turnovers, async ({ query, player }) => {
    requireOwn(query.remote_id, player)
    return { turnover: await listTurnovers(db, player.id) }
  })

  playerRoute(app, moneyCalls.depositLimits, async ({ player }) => ({
    limits: await listDepositLimits(db, player.id),
  }))

  playerRoute(app, moneyCalls.changeDepositLimit, async ({ body, player }) => ({
    message: 'Your deposit limit was changed.',
    limits: await db.transaction((tx) => changeDepositLimit(tx, { playerId: player.id, ...body })),
  }))
}
