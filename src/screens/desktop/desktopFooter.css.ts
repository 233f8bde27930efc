import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, flexRow, square, wrapped } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, size, space, weight } from '../../theme/tokens.css.ts'

export const footer = style([
  text.body,
  {
    background: color.depth,
    boxShadow: `0 -1px ${color.hairline}`,
    color: color.textMid,
    // Breaks long words: the footer contains the operator's title.
    overflowWrap: 'anywhere',
  },
])
export const content = style({
  ...flexColumn(space.x8),
  maxWidth: size.wide,
  marginInline: 'auto',
  padding: `${space.x10} ${space.x4}`,
})

/** The text and the groups, side by side or, if there is no room, with the text above. */
export const columns = style(wrapped(`${space.x8} ${space.x12}`))
export const about = style({
  flex: '1 1 32rem',
  minWidth: 0,
  ...flexColumn(space.x4),
  alignItems: 'flex-start',
})
/** Limits lines to a readable length. */
export const prose = style({ ...flexColumn(space.x5), width: '100%', maxWidth: '50rem' })
/** The folded height. It applies from the start, because the text loads later. */
export const folded = style([
  prose,
  { height: '970px', overflow: 'hidden', maskImage: 'linear-gradient(#000 850px, transparent)' },
])
export const heading = style([text.title, { color: color.textHigh }])
export const part = style(flexColumn(space.x2))

/** Groups of unlike heights below each other, in as many columns as there is room for. */
export const groups = style({ flex: '1 1 18rem', columns: '13rem', columnGap: space.x8 })
export const link = style({
  ...flexRow(space.x2),
  minHeight: size.target,
  color: color.textHigh,
  fontWeight: weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
globalStyle(`${link} svg`, { ...square('20px'), color: color.textMid })
export const note = style([text.small, { color: color.textLow }])
