import { style } from '@vanilla-extract/css'
import { flexRow } from '../../theme/layout.ts'
import { vars } from '../../theme/tokens.css.ts'

const { space } = vars

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const chip = style({
  ...flexRow(space.x2),
  padding: `${space.x2} ${space.x3}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
})
