/** Windows that show one panel at a time. */
export const NARROW = '(max-width: 899px)'

/** Windows that have no room for all of the other panels next to the site. */
export const MEDIUM = '(min-width: 900px) and (max-width: 1239px)'
