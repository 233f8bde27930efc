import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, radius, space, weight } from '#src/theme/tokens.css.ts'

export const tips = style([
  text.body,
  {
    ...flexColumn(space.x2),
    padding: space.x4,
    ...cardLook,
    color: color.textMid,
  },
])
export const heading = style({ color: color.textHigh, fontWeight: weight.bold })
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
