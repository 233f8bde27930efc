import { style, styleVariants } from '@vanilla-extract/css'
import { color, duration, radius } from '../../theme/tokens.css.ts'

export const track = style({
  height: '4px',
  borderRadius: radius.round,
  background: 'rgb(255 255 255 / 0.14)',
  overflow: 'hidden',
})

const bar = style({
  height: '100%',
  transformOrigin: 'left',
  transition: `transform ${duration.calm} linear`,
})

export const fill = styleVariants({
  brand: [bar, { background: color.brand }],
  amber: [bar, { background: color.amber }],
  gold: [bar, { background: color.gold }],
})
