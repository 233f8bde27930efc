/* Arrangements that many styles begin with: `style({ ...flexColumn(space.x3), padding: space.x4 })`. */

/** Items beside one another, centred on their line. */
export const flexRow = (gap?: string) =>
  ({ display: 'flex', alignItems: 'center', ...(gap && { gap }) }) as const

/** Items beside one another, in as many lines as they need. */
export const wrapped = (gap?: string) => ({ display: 'flex', flexWrap: 'wrap', ...(gap && { gap }) }) as const

/** Items centred on their line, in as many lines as they need. */
export const wrappedRow = (gap?: string) => ({ ...flexRow(gap), flexWrap: 'wrap' }) as const

/** Two items at the ends of a line, on one base line; below one another where they don't fit. */
export const apart = (gap: string) =>
  ({ ...wrapped(gap), alignItems: 'baseline', justifyContent: 'space-between' }) as const

/** Items below one another. */
export const flexColumn = (gap?: string) =>
  ({ display: 'flex', flexDirection: 'column', ...(gap && { gap }) }) as const

/** As many columns of one width as fit, none narrower than `least`. */
export const columns = (least: string, gap: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
    gap,
  }) as const

/** A single item in the middle. */
export const centred = { display: 'grid', placeItems: 'center' } as const

/** Takes the rest of its line, and may be narrower than what it holds. */
export const growing = { flex: 1, minWidth: 0 } as const

/** A box as wide as it is high. */
export const square = (size: string) => ({ width: size, height: size }) as const

/** A text cut off after some lines. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const
