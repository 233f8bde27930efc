import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'

export const stage = style([
  text.body,
  {
    ...flexColumn(space.x5),
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
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
export const buttons = style({ ...flexColumn(space.x3), width: '100%', maxWidth: '340px' })
