import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const { space } = vars

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
})
