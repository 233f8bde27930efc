import { style } from '@vanilla-extract/css'
import { text } from '../../../theme/text.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

const { color, space, size } = vars

export const tools = style({ display: 'flex', flexDirection: 'column', gap: space.x3, minWidth: 0 })

export const line = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.target,
    marginBlock: `calc(-1 * ${space.x1}) ${space.x1}`,
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])

/** The variable that holds a page's rows. */
export const ROWS = '--rows'

const gap = 8

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${gap}px`,
  containerType: 'inline-size',
})

/** Three columns, or fewer where the text is enlarged: two lines of a name fit into a tile. */
const columns = `repeat(auto-fill, minmax(max(4.3rem, calc((100% - ${2 * gap + 1}px) / 3)), 1fr))`

/** A page of tiles. Out of view it is not rendered and as high as its rows of 3:4 tiles. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${gap}px`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `calc(var(${ROWS}) * ((100cqi - ${2 * gap}px) / 3 * 4 / 3 + ${gap}px) - ${gap}px)`,
})

/** The tiles to come. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: `${gap}px`,
})

export const opening = style({ width: '132px', marginInline: 'auto' })
