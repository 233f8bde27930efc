import { style } from '@vanilla-extract/css'
import { color } from '../../theme/tokens.css.ts'

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: color.page,
  colorScheme: 'normal',
})
