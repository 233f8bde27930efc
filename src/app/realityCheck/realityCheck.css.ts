import { style } from '@vanilla-extract/css'
import { apart, flexColumn } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

export const choices = style(flexColumn(space.x4))
export const facts = style({ ...flexColumn(space.x2), marginTop: space.x4 })
export const fact = style({
  ...apart(`0 ${space.x4}`),
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.medium,
  background: color.raised,
})
export const value = style([
  text.heading,
  // A loss of millions fits a narrow phone at twice the text size.
  { fontSize: 'min(1.125rem, 6vw)', color: color.textHigh, fontVariantNumeric: 'tabular-nums' },
])
