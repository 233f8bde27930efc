/** One panel is shown at a time. */
export const NARROW = '(max-width: 899px)'

/** Beside the site there is no room for all of the other panels. */
export const MEDIUM = '(min-width: 900px) and (max-width: 1239px)'
