import { style } from '@vanilla-extract/css'
import { prose } from '#src/theme/global.css.ts'
import { flexColumn, flexRow } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'

export const page = style(flexColumn(space.x5))
/** A softer white than the text's, for use on the gradient. */
export const label = style([text.small, { color: '#cfe3dc', fontWeight: weight.medium }])
export const points = style([text.hero, { ...flexRow(space.x2), color: color.gold }])
/** A number too long for one line wraps instead of overflowing the card. */
export const number = style({ minWidth: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
/** How points are earned. */
export const earning = style([text.body, { ...flexColumn(space.x1), color: color.textMid }])
export const heading = style([text.body, { color: color.textHigh, fontWeight: weight.bold }])
export const note = style([prose])
export const sum = style([text.heading, { color: color.textHigh }])
