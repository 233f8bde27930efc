import { style } from '@vanilla-extract/css'
import { flexColumn, wrappedRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, size, space } from '#src/theme/tokens.css.ts'

export const tools = style({ ...flexColumn(space.x3), minWidth: 0 })

export const line = style([
  text.body,
  {
    ...wrappedRow(),
    justifyContent: 'space-between',
    minHeight: size.target,
    marginBlock: `calc(-1 * ${space.x1}) ${space.x1}`,
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
