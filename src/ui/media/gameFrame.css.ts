import { style } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { color } from '../../theme/tokens.css.ts'

export const frame = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  border: 0,
  background: color.page,
  colorScheme: 'normal',
})
