import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
})
