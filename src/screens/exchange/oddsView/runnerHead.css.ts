import { style, styleVariants } from '@vanilla-extract/css'
import { flexRow, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, duration, size, space, weight } from '#src/theme/tokens.css.ts'

export const summary = style({
  ...wrappedRow(),
  justifyContent: 'space-between',
  columnGap: space.x3,
  minHeight: size.target,
  cursor: 'pointer',
})
export const name = style({ ...flexRow(space.x1), minWidth: 0, overflowWrap: 'anywhere' })
const chevron = style({ flex: 'none', color: color.textMid, transition: `transform ${duration.quick}` })
export const opened = style([chevron, { transform: 'rotate(180deg)' }])
export const closed = style([chevron])

const money = style({ fontWeight: weight.bold })
export const outcome = styleVariants({
  profit: [money, { color: color.brand }],
  loss: [money, { color: color.red }],
  even: [money, { color: color.textMid }],
})

export const drawing = style({ display: 'block', width: '100%', height: '40px' })
export const line = style({
  fill: 'none',
  stroke: color.sky,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const words = style([text.small, { paddingBlock: space.x1, color: color.textMid }])
