import { style } from '@vanilla-extract/css'
import { flexColumn } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, radius, space, weight } from '#src/theme/tokens.css.ts'

export const greeting = style({
  ...flexColumn(space.x1),
  padding: `${space.x6} ${space.x4}`,
  borderRadius: radius.large,
  background: `linear-gradient(135deg, ${color.walletStart}, ${color.walletEnd})`,
})
export const name = style([text.control, { color: color.textMid, overflowWrap: 'anywhere' }])
export const lead = style([text.figure])

export const section = style({ ...flexColumn(space.x2), minWidth: 0 })
export const title = style([text.body, { color: color.textMid, fontWeight: weight.bold }])

export const offers = style(flexColumn(space.x3))
export const offer = style({
  ...flexColumn(space.x2),
  padding: space.x3,
  ...cardLook,
})
export const offerName = style([text.control, { fontWeight: weight.bold, overflowWrap: 'anywhere' }])
export const description = style([text.body, { color: color.textMid, overflowWrap: 'anywhere' }])
