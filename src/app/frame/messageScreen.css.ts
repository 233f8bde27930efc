import { style } from '@vanilla-extract/css'
import { text as type } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { space } = vars

export const message = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x3,
  paddingBlock: space.x8,
  textAlign: 'center',
})
export const title = style([type.figure, { textWrap: 'balance' }])
export const text = style([
  type.control,
  { maxWidth: '340px', color: vars.color.textMid, fontWeight: vars.weight.regular, textWrap: 'balance' },
])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.x3,
  paddingTop: space.x3,
})
