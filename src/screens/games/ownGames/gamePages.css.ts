import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { space } from '#src/theme/tokens.css.ts'

/** The CSS variable with the number of rows of a group. */
export const ROWS = '--rows'

const gap = 8

export const list = style({ ...flexColumn(`${gap}px`), containerType: 'inline-size' })

/**
 * A grid of tiles, also used for placeholders: three columns, or fewer if the text is enlarged, so that two
 * lines of a name fit into a tile.
 */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(4.3rem, calc((100% - ${2 * gap + 1}px) / 3)), 1fr))`,
  gap: `${gap}px`,
})

const heightIn = (width: string) =>
  `calc(var(${ROWS}) * ((${width} - ${2 * gap}px) / 3 * 4 / 3 + ${gap}px) - ${gap}px)`

/** A group of tiles. Out of view, it is not rendered but keeps the height of its rows of 3:4 tiles. */
export const group = style([
  tiles,
  // Safari before 16 does not know the list's width: on a phone it is the window's, without the margins.
  {
    selectors: { '&:empty': { blockSize: heightIn(`(100vw - 2 * ${space.x4})`) } },
    '@supports': { '(width: 1cqi)': { selectors: { '&:empty': { blockSize: heightIn('100cqi') } } } },
  },
])
