import { style } from '@vanilla-extract/css'
import { flexRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, space } from '#src/theme/tokens.css.ts'

export const mark = style({ flex: 'none', color: color.brand })

export const changed = style([
  text.control,
  {
    ...flexRow(space.x3),
    padding: space.x4,
    borderRadius: radius.large,
    background: color.brandTint,
    color: color.textHigh,
  },
])
