import { style } from '@vanilla-extract/css'
import { text } from '../../../theme/text.css.ts'
import { vars } from '../../../theme/tokens.css.ts'

const { color, space } = vars

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
export const words = style({ maxWidth: '340px', overflowWrap: 'anywhere' })
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  width: '100%',
  maxWidth: '340px',
})
