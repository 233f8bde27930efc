import { style } from '@vanilla-extract/css'
import { text } from '#src/theme/text.css.ts'
import { vars } from '#src/theme/tokens.css.ts'

const { color, space, weight } = vars

export const stage = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x5,
    minHeight: '60vh',
    color: color.textMid,
    textAlign: 'center',
  },
])
export const art = style({ color: color.textLow })
export const words = style([
  text.control,
  { maxWidth: '340px', fontWeight: weight.regular, overflowWrap: 'anywhere', textWrap: 'balance' },
])
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  width: '100%',
  maxWidth: '340px',
})
