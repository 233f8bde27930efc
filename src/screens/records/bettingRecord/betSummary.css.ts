import { style, styleVariants } from '@vanilla-extract/css'
import { flexColumn, growing, wrapped, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, space, weight } from '#src/theme/tokens.css.ts'

export const bet = style({ ...flexColumn('2px'), ...growing, overflowWrap: 'anywhere' })
export const line = style(wrappedRow(`${space.x1} ${space.x2}`))

const chip = style([
  text.caption,
  {
    minWidth: 0,
    padding: `2px ${space.x2}`,
    borderRadius: radius.small,
    color: color.onOdds,
    fontWeight: weight.heavy,
    textTransform: 'uppercase',
  },
])
export const side = styleVariants({
  back: [chip, { background: color.back }],
  lay: [chip, { background: color.lay }],
  unknown: [chip, { background: color.pressed, color: color.textMid }],
})
export const selection = style([text.control, { flex: '1 1 5.5em', minWidth: 0, fontWeight: weight.bold }])
export const badges = style({
  ...wrapped(),
  justifyContent: 'flex-end',
  gap: space.x1,
  marginInlineStart: 'auto',
})
export const terms = style([text.body, { fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' }])
export const small = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])
