import { style } from '@vanilla-extract/css'
import { radius } from '../../theme/tokens.css.ts'

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  borderRadius: radius.small,
})
