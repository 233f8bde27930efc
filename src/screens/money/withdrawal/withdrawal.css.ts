import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { apart, flexColumn, flexRow, growing, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, size, space, weight } from '#src/theme/tokens.css.ts'

export const available = style(flexColumn())
export const label = style([text.small, { color: color.textMid, fontWeight: weight.medium }])
export const balance = style([text.figure])
export const withdrawable = style([
  text.body,
  {
    ...apart(`0 ${space.x3}`),
    color: color.textMid,
  },
])
export const little = style([text.small, { color: color.amber, fontWeight: weight.medium }])
export const turnover = style({ ...flexColumn(space.x2), ...growing })
export const need = style([
  text.control,
  {
    ...flexRow(space.x3),
    minHeight: size.row,
    padding: `${space.x2} ${space.x4}`,
    selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
  },
])
/** Words too long to stand beside the button are above it. */
export const words = style({
  ...wrappedRow(`${space.x1} ${space.x3}`),
  justifyContent: 'space-between',
  ...growing,
})
// The words of a link stand at the edge.
globalStyle(`${words} a`, { padding: 0 })
export const mark = styleVariants({
  has: { flex: 'none', color: color.brand },
  lacks: { flex: 'none', color: color.amber },
})
// Beside the first line of the turnover.
globalStyle(`${need}:has(${turnover}) > svg`, { alignSelf: 'flex-start' })
/** On its own line. */
export const to = style([
  text.small,
  { flexBasis: '100%', color: color.textHigh, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
])
export const why = style([text.small, { color: color.textMid }])
export const step = style({ ...flexColumn(space.x2), minWidth: 0 })
export const pending = style(flexColumn(space.x4))
export const sum = style([text.heading, { color: color.textHigh }])
