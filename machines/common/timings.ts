/* Display times of messages, in milliseconds. */

/** Success message after claiming a bonus or changing the password. */
export const SUCCESS_SHOWN = 1_500

/** Temporary notice. */
export const NOTICE_SHOWN = 4_000
