import { style } from '@vanilla-extract/css'
import { flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, size, space, weight } from '../../theme/tokens.css.ts'

export const links = style({
  display: 'grid',
  // Two columns, or one with enlarged text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8em), 1fr))',
  columnGap: space.x4,
})
export const name = style([
  text.body,
  {
    ...flexRow(),
    minHeight: size.target,
    paddingBlock: space.x1,
    color: color.textMid,
    fontWeight: weight.medium,
  },
])
export const link = style([
  name,
  { selectors: { '&:hover': { color: color.textHigh, textDecoration: 'underline' } } },
])
