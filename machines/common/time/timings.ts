/* Times that screens have in common, in milliseconds. */

/** Success message after claiming a bonus or changing the password. */
export const SUCCESS_SHOWN = 1_500

/** What is there sooner shows no loader. */
export const LOADER_AFTER = 300

/** How long a framed page may take to load before it counts as failed. */
export const FRAME_LIMIT = 20_000

/** How long the clipboard or the share dialog may take: in some in-app browsers neither ever answers. */
export const DEVICE_LIMIT = 3_000

/** How long the code for a new password can be used after a reload. */
export const CODE_LIFE = 300_000

/** Temporary notice. */
export const NOTICE_SHOWN = 4_000
