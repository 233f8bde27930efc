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

/** The tiles to come. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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
