import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, flexRow, growing, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, size, space, weight } from '#src/theme/tokens.css.ts'

export const page = style(flexColumn(space.x5))
export const section = style(flexColumn(space.x2))
export const heading = style([text.body, { color: color.textMid, fontWeight: weight.bold }])
/** At least wide enough that an address is not broken into pieces; the button beside it wraps below instead. */
export const fact = style({ flex: '999 1 128px', minWidth: 0 })
export const label = style([text.small, { color: color.textMid, fontWeight: weight.medium }])
export const hint = style([text.small, { color: color.textMid }])

export const username = style([text.heading, { overflowWrap: 'anywhere' }])
/** A softer white than the text's, for use on the gradient. */
export const onCard = style([text.small, { color: '#cfe3dc', fontWeight: weight.medium }])
export const points = style([text.hero, { ...flexRow(space.x2), color: color.gold }])

export const bonus = style(wrappedRow(space.x3))
export const amount = style([text.figure, { overflowX: 'auto' }])
export const least = style([hint, { flex: '1 1 5em', minWidth: 0 }])

export const rows = style({ ...cardLook, overflow: 'hidden' })
globalStyle(`${rows} > * + *`, { borderTop: `1px solid ${color.hairline}` })

export const row = style({
  ...wrappedRow(space.x3),
  minHeight: size.row,
  padding: `${space.x2} ${space.x4}`,
})
// A button alone on a line fills it.
globalStyle(`${row} > button`, { flexGrow: 1 })

/** A badge beside the value is in the middle of its line. */
export const value = style([
  text.control,
  { ...wrappedRow(`${space.x1} ${space.x2}`), minHeight: '22px', overflowWrap: 'anywhere' },
])
globalStyle(`${value} > *`, { whiteSpace: 'normal' })
// What stands for a value, and for the two cards.
globalStyle(`${value} > span[aria-hidden]`, { width: '45%', background: color.raised })
globalStyle(`${page} > span[aria-hidden]`, { height: '136px' })
export const editor = style({ padding: space.x4 })
export const buttons = style({ display: 'flex', gap: space.x3 })

export const phones = style({ ...flexColumn(), padding: `${space.x2} ${space.x4} ${space.x4}` })
export const phone = style({ ...wrappedRow(space.x2), paddingBottom: space.x2 })
export const number = style([value, { ...growing, fontVariantNumeric: 'tabular-nums' }])
export const done = style({ color: color.brand })
export const lacking = style({ color: color.amber })

export const dialog = style(flexColumn(space.x4))
export const send = style(wrappedRow(space.x3))
globalStyle(`${send} > button`, { flex: '1 1 7em', width: 'auto' })
export const timer = style([text.title, { flex: 'none', minWidth: '56px', color: color.textHigh }])
