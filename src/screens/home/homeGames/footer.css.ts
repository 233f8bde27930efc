import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space } from '#src/theme/tokens.css.ts'

export const footer = style([
  text.small,
  {
    ...flexColumn(space.x6),
    paddingTop: space.x5,
    boxShadow: `0 -1px ${color.hairline}`,
    color: color.textMid,
    // Breaks long words: the footer contains the operator's title.
    overflowWrap: 'anywhere',
  },
])
export const prose = style(flexColumn(space.x3))

/** The folded height. */
export const folded = style([
  prose,
  {
    maxHeight: '200px',
    overflow: 'hidden',
    maskImage: 'linear-gradient(#000 130px, transparent)',
  },
])

/** The last line of the page, beside the button that leads to its top. */
export const note = style([text.caption, { paddingInlineEnd: '56px', color: color.textLow }])
