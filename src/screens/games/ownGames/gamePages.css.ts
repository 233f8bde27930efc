import { style } from '@vanilla-extract/css'

/** The variable that holds a page's rows. */
export const ROWS = '--rows'

const gap = 8

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${gap}px`,
  containerType: 'inline-size',
})

/** The tiles to come: three columns, or fewer where the text is enlarged, so that two lines of a name fit into a tile. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(4.3rem, calc((100% - ${2 * gap + 1}px) / 3)), 1fr))`,
  gap: `${gap}px`,
})

/** A page of tiles. Out of view it is not rendered and as high as its rows of 3:4 tiles. */
export const page = style([
  tiles,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `calc(var(${ROWS}) * ((100cqi - ${2 * gap}px) / 3 * 4 / 3 + ${gap}px) - ${gap}px)`,
  },
])
