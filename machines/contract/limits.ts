/* Times are milliseconds where nothing else is said. */

/** Time limits of the client, by kind of call. */
export const CALL_LIMIT = { read: 15_000, send: 30_000, money: 30_000, odds: 5_000 } as const

/** To pay a deposit and confirm it, by its currency. */
export const PAY_WITHIN = { BDT: 600_000, USDT: 1_800_000 } as const

/** Minutes of an e-wallet whose answer has none. */
export const EWALLET_TIMER = 10
