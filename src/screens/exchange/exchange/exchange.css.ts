import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, size, space } from '#src/theme/tokens.css.ts'

export const stage = style({
  ...flexColumn(space.x3),
  flex: 1,
  justifyContent: 'center',
  width: '100%',
  maxWidth: '340px',
  minHeight: '60vh',
  margin: '0 auto',
})
// The button of an error is as large as those below it.
globalStyle(`${stage} [role=alert]`, { paddingInline: 0, paddingBottom: 0 })
globalStyle(`${stage} [role=alert] > button`, { width: '100%', minHeight: size.control, fontSize: '1rem' })
export const opening = style([
  text.body,
  { ...flexColumn(space.x5), alignItems: 'center', color: color.textMid },
])
