import { style } from '@vanilla-extract/css'
import { flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

export const line = style([
  text.body,
  {
    ...flexRow(vars.space.x3),
    minHeight: vars.size.target,
    color: vars.color.textHigh,
    cursor: 'pointer',
  },
])
