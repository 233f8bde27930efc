import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow, square } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space } from '../../theme/tokens.css.ts'

export const field = style(flexColumn(space.x2))
export const rules = style(flexColumn(space.x1))
export const rule = style([text.small, { ...flexRow(space.x2), color: color.textLow }])
/** As wide as the tick that takes its place. */
export const dot = style({
  flex: 'none',
  ...square('16px'),
  backgroundImage: 'radial-gradient(currentcolor 2px, transparent 2.5px)',
})
export const met = style([rule, { color: color.brand }])
