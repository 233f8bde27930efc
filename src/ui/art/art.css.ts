import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const tile = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  background: vars.color.pressed,
})
export const drawing = style({ width: '100%', height: '100%' })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.small,
  background: vars.color.pressed,
})
