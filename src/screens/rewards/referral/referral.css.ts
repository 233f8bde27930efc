import { globalStyle, style } from '@vanilla-extract/css'
import { prose } from '#src/theme/global.css.ts'
import { flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'

export const panel = style(flexColumn(space.x5))
export const code = style({ ...flexColumn(space.x2), alignItems: 'center', textAlign: 'center' })
export const label = style([text.small, { color: color.textMid }])
export const figure = style([text.figure, { maxWidth: '100%', overflowWrap: 'anywhere' }])
/** What a friend brings. */
export const brings = style(flexColumn(space.x1))
export const sum = style([text.figure, { color: color.gold, overflowWrap: 'anywhere' }])
export const buttons = style(wrapped(space.x3))
// Side by side, or stacked if the text is enlarged.
globalStyle(`${buttons} > button`, { flex: '1 1 7em', width: 'auto' })
export const how = style({ ...flexColumn(space.x3), alignItems: 'flex-start' })
export const heading = style([text.body, { color: color.textMid, fontWeight: weight.bold }])
export const steps = style(flexColumn(space.x3))
export const step = style([text.body, { display: 'flex', gap: space.x3, textWrap: 'pretty' }])
export const reward = style([prose])
