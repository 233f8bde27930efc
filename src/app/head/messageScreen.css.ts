import { style } from '@vanilla-extract/css'
import { flexColumn, wrappedRow } from '../../theme/layout.ts'
import { text as type } from '../../theme/text.css.ts'
import { color, space, weight } from '../../theme/tokens.css.ts'

export const message = style({
  flex: 1,
  ...flexColumn(space.x3),
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space.x8,
  textAlign: 'center',
})
export const title = style([type.figure, { textWrap: 'balance' }])
export const text = style([
  type.control,
  { maxWidth: '340px', color: color.textMid, fontWeight: weight.regular, textWrap: 'balance' },
])
export const actions = style({
  ...wrappedRow(space.x3),
  justifyContent: 'center',
  paddingTop: space.x3,
})
