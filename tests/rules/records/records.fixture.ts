import type { Transaction } from '@tiya/contract/money'
import type { ExchangeRecord } from '@tiya/contract/play'

/** Returns a pending withdrawal of ৳500, with changes. */
export const transaction = (changes: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  action: 'withdraw',
  key: '0',
  amount: 500_00,
  created_at: '2026-03-02 01:00:00',
  ...changes,
})

/** Returns a bet of ৳100 on the exchange that was won, with changes. */
export const exchangeBet = (changes: Partial<ExchangeRecord> = {}): ExchangeRecord => ({
  event_name: 'Arsenal v Chelsea',
  bet_type: 'BACK',
  stake: 100_00,
  net_profit_loss: 0,
  status: 'WON',
  transaction_id: 'TX-1',
  market_name: 'Match Odds',
  selection_name: 'Arsenal',
  potential_profit: 100_00,
  potential_liability: 100_00,
  odds: 2,
  created_at: '2026-03-02 01:00:00',
  ...changes,
})
