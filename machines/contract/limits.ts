/* Times are milliseconds where nothing else is said. */

/** Time limits of the client, by kind of call. */
export const CALL_LIMIT = { read: 15_000, send: 30_000, money: 30_000, odds: 5_000 } as const

/** Balance poll. */
export const BALANCE_PERIOD = 10_000

/** Splash: shown, then faded out. */
export const SPLASH_SHOWN = 2_000
export const SPLASH_FADE = 500

/** Banner autoplay. */
export const BANNER_PERIOD = 3_000

/** Back-to-top control shows after this many px of scroll. */
export const BACK_TO_TOP_AFTER = 300

/** A framed page that has not loaded by then has failed. */
export const FRAME_LIMIT = 20_000

/** Maintenance page asks again. */
export const MAINTENANCE_PERIOD = 30_000

/** Forgot password: `Resend` after this. */
export const RESEND_AFTER = 60_000

/** Viewport width in px from which the page counts as desktop when it loads. */
export const DESKTOP_FROM = 768

/** After a code was sent: until another may be asked for. */
export const VERIFICATION_COUNTDOWN = 300_000

/** The success message of a claimed bonus and of a changed password stands this long. */
export const SUCCESS_SHOWN = 1_500

/** A passing message stands this long. */
export const NOTICE_SHOWN = 4_000

/** To pay a deposit and confirm it, by its currency. */
export const PAY_WITHIN = { BDT: 600_000, USDT: 1_800_000 } as const

/** Minutes of an e-wallet whose answer has none. */
export const EWALLET_TIMER = 10

/** Until a request is said to have been processed. */
export const REQUEST_COUNTDOWN = 1_800_000
