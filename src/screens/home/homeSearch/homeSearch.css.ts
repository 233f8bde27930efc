import { style } from '@vanilla-extract/css'
import { flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space } from '#src/theme/tokens.css.ts'

export const results = style({ ...flexColumn(space.x3), minWidth: 0 })

export const line = style([
  text.body,
  {
    ...wrapped(),
    justifyContent: 'space-between',
    gap: `0 ${space.x4}`,
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
