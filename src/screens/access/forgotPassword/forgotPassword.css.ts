import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, space, weight } from '#src/theme/tokens.css.ts'

export const sent = style([
  text.body,
  {
    ...flexRow(space.x3),
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.medium,
    background: color.brandTint,
    color: color.textHigh,
    fontWeight: weight.medium,
  },
])

export const resend = style(flexColumn(space.x2))
export const later = style([text.small, { color: color.textMid, textAlign: 'center' }])
