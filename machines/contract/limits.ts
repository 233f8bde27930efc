/* Times are milliseconds where nothing else is said. */

/** Time limits of the client, by kind of call (wire-contract, Rules for every call). */
export const CALL_LIMIT = { read: 15_000, send: 30_000, money: 30_000, odds: 5_000 } as const

/** Balance poll (spec, 9). */
export const BALANCE_PERIOD = 10_000

/** Splash: shown, then faded out (spec, 2 and 9). */
export const SPLASH_SHOWN = 2_000
export const SPLASH_FADE = 500

/** Banner autoplay (spec, 9). */
export const BANNER_PERIOD = 3_000

/** Back-to-top control shows after this many px of scroll (spec, 9). */
export const BACK_TO_TOP_AFTER = 300

/** A framed page that has not loaded by then has failed (decisions, Shell and routes). */
export const FRAME_LIMIT = 20_000

/** Maintenance page asks again (decisions, Shell and routes). */
export const MAINTENANCE_PERIOD = 30_000

/** Forgot password: `Resend` after this (decisions, Session). */
export const RESEND_AFTER = 60_000

/** Viewport width in px from which the page counts as desktop when it loads (spec, 9). */
export const DESKTOP_FROM = 768

/** After a code was sent: until another may be asked for (spec, 9). */
export const VERIFICATION_COUNTDOWN = 300_000

/** The success message of a claimed bonus and of a changed password stands this long (spec, 8). */
export const SUCCESS_SHOWN = 1_500

/** A passing message stands this long. */
export const NOTICE_SHOWN = 4_000

/** To pay a deposit and confirm it, by its currency (spec, 9, Deposit countdown). */
export const PAY_WITHIN = { BDT: 600_000, USDT: 1_800_000 } as const

/** Minutes of an e-wallet whose answer has none (spec, 9; wire-contract, Money). */
export const EWALLET_TIMER = 10

/** Until a request is said to have been processed (spec, 9, payment-request countdown). */
export const REQUEST_COUNTDOWN = 1_800_000
