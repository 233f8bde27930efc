/** The smallest claim of the cash bonus, in poisha. */
export const LEAST_CLAIM = 10_00

/** The fewest VIP points of a conversion. */
export const LEAST_POINTS = 10
