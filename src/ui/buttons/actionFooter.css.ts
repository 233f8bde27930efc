import { style } from '@vanilla-extract/css'
import { inert } from '../../theme/inert.css.ts'
import { apart, flexColumn } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

export const footer = style({
  // The second tap of a double tap must not press the next screen's button, which is in the same place.
  animation: `${inert} 400ms`,
  ...flexColumn(space.x3),
  padding: `${space.x3} ${space.x4} ${space.x4}`,
})
export const summary = style([
  text.body,
  {
    ...apart(`0 ${space.x3}`),
    color: color.textMid,
    overflowWrap: 'anywhere',
  },
])
