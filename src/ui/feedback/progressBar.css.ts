import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const track = style({
  height: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.pressed,
  overflow: 'hidden',
})

const bar = style({
  height: '100%',
  transformOrigin: 'left',
  transition: `transform ${vars.duration.calm} linear`,
})

export const fill = styleVariants({
  brand: [bar, { background: vars.color.brand }],
  amber: [bar, { background: vars.color.amber }],
  gold: [bar, { background: vars.color.gold }],
})
