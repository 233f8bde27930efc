/* Times are in milliseconds unless stated otherwise. */

/** Timeouts of the client by kind of call. */
export const CALL_LIMIT = { read: 15_000, send: 30_000, money: 30_000, odds: 5_000 } as const

/** Time to pay and confirm a deposit, by currency. */
export const PAY_WITHIN = { BDT: 600_000, USDT: 1_800_000 } as const

/** Minutes to pay an e-wallet request whose response has no `timer`. */
export const EWALLET_TIMER = 10

/** How long the solution of a captcha is accepted. */
export const CAPTCHA_LIFE = 300_000
