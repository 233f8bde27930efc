import { style } from '@vanilla-extract/css'
import { centred, flexColumn, flexRow, square } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const group = style({ ...flexColumn(space.x3), alignItems: 'flex-start' })
export const groupInColumns = style([group, { breakInside: 'avoid', paddingBottom: space.x8 }])
export const title = style([text.control, { color: color.textHigh, fontWeight: weight.bold }])
export const adults = style(flexRow(space.x3))
export const age = style([
  text.body,
  {
    ...centred,
    flex: 'none',
    ...square(size.target),
    border: `2px solid ${color.outline}`,
    borderRadius: radius.round,
    fontWeight: weight.heavy,
    color: color.textHigh,
  },
])
