import { style } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { radius } from '../../theme/tokens.css.ts'

export const picture = style({
  ...square('100%'),
  objectFit: 'contain',
  borderRadius: radius.small,
})
