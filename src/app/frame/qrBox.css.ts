import { style } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { color, radius, space } from '../../theme/tokens.css.ts'

export const box = style({
  ...square('208px'),
  alignSelf: 'center',
  padding: space.x3,
  borderRadius: radius.large,
  background: color.textHigh,
})
