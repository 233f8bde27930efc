import { style, styleVariants } from '@vanilla-extract/css'
import { color, duration, radius } from '../../theme/tokens.css.ts'

export const track = style({
  height: '4px',
  borderRadius: radius.round,
  background: 'rgb(255 255 255 / 0.14)',
  outline: '1px solid transparent',
  overflow: 'hidden',
})

// A border, because forced colours leave no backgrounds.
const bar = style({
  borderTop: '4px solid',
  transformOrigin: 'left',
  transition: `transform ${duration.calm} linear`,
})

export const fill = styleVariants({
  brand: [bar, { color: color.brand }],
  amber: [bar, { color: color.amber }],
  gold: [bar, { color: color.gold }],
})
