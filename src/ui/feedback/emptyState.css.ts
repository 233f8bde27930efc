import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, square, wrappedRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, space, weight } from '../../theme/tokens.css.ts'

export const state = style({
  ...flexColumn(space.x3),
  alignItems: 'center',
  padding: `${space.x8} ${space.x4}`,
  textAlign: 'center',
})
export const art = style({ color: color.textLow })
export const title = style([text.control, { fontWeight: weight.bold }])
export const hint = style([text.body, { maxWidth: '300px', color: color.textMid, textWrap: 'balance' }])

/** Where several parts can fail at once, each says so in a row of its own. */
export const failedRows = style({})
const failed = `${failedRows} ${state}[role=alert]`
globalStyle(failed, {
  ...cardLook,
  ...wrappedRow(space.x3),
  flexDirection: 'row',
  padding: space.x4,
  textAlign: 'start',
})
globalStyle(`${failed} > svg`, square('24px'))
globalStyle(`${failed} > p`, { flex: '1 1 8rem' })
