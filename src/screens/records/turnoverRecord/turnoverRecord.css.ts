import { globalStyle, style } from '@vanilla-extract/css'
import { apart, flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, space, weight } from '#src/theme/tokens.css.ts'

export const panel = style(flexColumn(space.x3))
export const card = style({
  ...flexColumn(space.x3),
  padding: space.x4,
  ...cardLook,
})
export const head = style({
  ...wrapped(),
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.x3,
})
export const name = style([
  text.control,
  { flex: '1 1 6em', minWidth: 0, fontWeight: weight.bold, overflowWrap: 'anywhere', textWrap: 'balance' },
])
export const remaining = style(flexColumn())
export const figure = style([text.figure, { overflowWrap: 'anywhere' }])
// The largest amounts need two lines on a narrow phone.
globalStyle(`${figure} > *`, { whiteSpace: 'normal' })
export const label = style([text.small, { color: color.textMid }])
export const played = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])
export const facts = style(flexColumn(space.x1))
export const fact = style(apart(`0 ${space.x3}`))
export const value = style([text.body, { fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' }])
export const bonus = style({ color: color.gold })
