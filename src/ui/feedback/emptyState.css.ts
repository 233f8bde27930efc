import { style } from '@vanilla-extract/css'
import { flexColumn } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space, weight } from '../../theme/tokens.css.ts'

export const state = style({
  ...flexColumn(space.x3),
  alignItems: 'center',
  padding: `${space.x8} ${space.x4}`,
  textAlign: 'center',
})
export const art = style({ color: color.textLow })
export const title = style([text.control, { fontWeight: weight.bold }])
export const hint = style([text.body, { maxWidth: '300px', color: color.textMid, textWrap: 'balance' }])
