import { style } from '@vanilla-extract/css'
import { flexRow, wrapped } from '../../theme/layout.ts'
import { color, radius, space, weight } from '../../theme/tokens.css.ts'

export const chips = style(wrapped(space.x2))
export const chip = style({
  ...flexRow(space.x2),
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.small,
  background: color.surface,
  fontWeight: weight.medium,
})
