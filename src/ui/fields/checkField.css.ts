import { style } from '@vanilla-extract/css'
import { flexRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, size, space } from '../../theme/tokens.css.ts'

export const line = style([
  text.body,
  {
    ...flexRow(space.x3),
    minHeight: size.target,
    color: color.textHigh,
    cursor: 'pointer',
  },
])
