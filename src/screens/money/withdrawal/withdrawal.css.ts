import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'
import { list } from '#src/ui/fields/radioCards.css.ts'

export const available = style(flexColumn())
export const label = style([text.small, { color: color.textMid, fontWeight: weight.medium }])
export const balance = style([text.figure])
export const withdrawable = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.x3}`,
    color: color.textMid,
  },
])
export const why = style([text.small, { color: color.textMid }])
export const step = style({ ...flexColumn(space.x3), minWidth: 0 })
export const pending = style(flexColumn(space.x4))
export const tileSkeletons = list.tiles
export const sum = style([text.heading, { color: color.textHigh }])
