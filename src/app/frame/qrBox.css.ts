import { style } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { vars } from '../../theme/tokens.css.ts'

export const box = style({
  ...square('208px'),
  padding: vars.space.x3,
  borderRadius: vars.radius.large,
  background: vars.color.textHigh,
})
