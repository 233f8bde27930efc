const settled = (
  [platform, game_type, game_name]: readonly [platform: string, type: string, name: string],
  [bet_amount, winAmount]: readonly [bet: string | number, win: string | number],
  created_at: string,
) => ({ platform, game_type, game_name, bet_amount, winAmount, created_at })

/** Settled bets in their wire format; it is noon of 2026-03-02 in Dhaka. The last one is older than seven days. */
export const SETTLED = [
  settled(['HILO', 'SLOT', 'Golden Boat of the South'], ['50.00', '125.50'], '2026-03-02 05:00:00'),
  // Yesterday in London, but today in Dhaka.
  settled(['ORBIT', 'LIVE', 'Crazy Time'], [200, 0], '2026-03-01T20:00:00Z'),
  settled(['HILO', 'KENO', 'Lucky Numbers 1'], ['10.00', '0.00'], '2026-02-24 01:00:00'),
  settled(['JILI', 'FH', 'Old Fish'], ['77.00', '0.00'], '2026-02-20 01:00:00'),
] as const

/** The ids that the site uses to distinguish them. */
export const [BOAT, CRAZY, LUCKY, OLD] = [
  '2026-03-02 05:00:00|HILO|SLOT|Golden Boat of the South|5000|12550',
  '2026-03-01T20:00:00Z|ORBIT|LIVE|Crazy Time|20000|0',
  '2026-02-24 01:00:00|HILO|KENO|Lucky Numbers 1|1000|0',
  '2026-02-20 01:00:00|JILI|FH|Old Fish|7700|0',
] as const

/** A settled bet whose win amount is missing, and its id. */
export const HALF_KNOWN = { ...SETTLED[0], game_name: 'Half Known', winAmount: null }
export const HALF = '2026-03-02 05:00:00|HILO|SLOT|Half Known|5000|'

/** Exchange bets in their wire format: open, won, lost. */
export const EXCHANGE = [
  {
    event_name: 'Bangladesh v India',
    bet_type: 'BACK',
    stake: '500.00',
    net_profit_loss: '0.00',
    status: 'open',
    transaction_id: 'TX-3',
    market_name: 'Match Odds',
    selection_name: 'Bangladesh',
    potential_profit: '450.00',
    potential_liability: '500.00',
    odds: '1.90',
    run: null,
    created_at: '2026-03-02 05:30:00',
    matched: 0,
  },
  {
    event_name: 'Arsenal v Chelsea',
    bet_type: 'LAY',
    stake: '300.00',
    net_profit_loss: '300.00',
    status: 'WON',
    transaction_id: 'TX-2',
    market_name: 'Match Odds',
    selection_name: 'Chelsea',
    potential_profit: '300.00',
    potential_liability: '600.00',
    odds: 3,
    created_at: '2026-03-01 05:30:00',
  },
  {
    event_name: 'Sri Lanka v Nepal',
    bet_type: 'BACK',
    stake: '150.00',
    net_profit_loss: '-150.00',
    status: 'LOST',
    transaction_id: 'TX-1',
    market_name: '6 Over Runs',
    selection_name: 'Yes',
    potential_profit: '150.00',
    potential_liability: '150.00',
    odds: 1,
    run: 42,
    created_at: '2026-02-25 05:30:00',
  },
] as const
