/* How long messages stay on the screen, in milliseconds. */

/** The success message of a claimed bonus and of a changed password stands this long. */
export const SUCCESS_SHOWN = 1_500

/** A passing message stands this long. */
export const NOTICE_SHOWN = 4_000
