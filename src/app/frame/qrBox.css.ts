import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const box = style({
  width: '208px',
  height: '208px',
  padding: vars.space.x3,
  borderRadius: vars.radius.large,
  background: vars.color.textHigh,
})
