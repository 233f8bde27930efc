import * as z from 'zod/mini'
import { providers } from './games.ts'
import { call, flag, id, maybe, money, number, tolerantList } from './wire.ts'

export const bettingRecord = z.object({
  platform: z.string(),
  game_type: z.string(),
  game_name: z.string(),
  bet_amount: money,
  winAmount: money,
  created_at: z.string(),
})

/** The run of a fancy. Some servers send 0 with bets on the winner. */
const run = z.codec(id, z.string(), {
  decode: (value) => (value === '0' ? '' : value),
  encode: (value) => value,
})

export const exchangeRecord = z.object({
  event_name: z.string(),
  bet_type: z.string(),
  stake: money,
  net_profit_loss: money,
  status: z.string(),
  transaction_id: id,
  market_name: z.string(),
  selection_name: z.string(),
  potential_profit: money,
  potential_liability: money,
  odds: number,
  run: maybe(run),
  created_at: z.string(),
  market_id: maybe(id),
  selection_id: maybe(id),
  /** False while an open bet waits for its price. */
  matched: maybe(flag),
})

export const bettingRecords = tolerantList(bettingRecord, [])
export const exchangeRecords = tolerantList(exchangeRecord, ['transaction_id'])

export type BettingRecord = z.output<typeof bettingRecords>[number]
export type ExchangeRecord = z.output<typeof exchangeRecords>[number]

/** Calls to launch games and to read betting records. */
export const playCalls = {
  runGame: call('POST /game-run', {
    body: z.object({
      userId: id,
      externalURL: z.string(),
      isMobileLogin: z.boolean(),
      gameCode: z.string(),
      gameType: z.string(),
      platform: z.string(),
    }),
    response: z.object({ url: z.string(), message: maybe(z.string()) }),
  }),
  providers: call('GET /get-provider', { auth: 'optional', response: z.object({ data: providers }) }),
  bettingRecords: call('GET /betting-record', { response: z.object({ data: bettingRecords }) }),
  exchangeRecords: call('GET /exchange-hub', { response: z.object({ data: exchangeRecords }) }),
}
