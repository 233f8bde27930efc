import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, space, weight } from '#src/theme/tokens.css.ts'

/** Height in px of an event whose name fits on one line. */
export const EVENT_HEIGHT = 72

export const panel = style(flexColumn(space.x4))
export const buttons = style(wrapped(space.x3))
globalStyle(`${buttons} > a`, { flex: '1 1 8em', width: 'auto' })

export const total = style({ ...flexColumn(space.x1), alignItems: 'flex-start' })
export const label = style([text.small, { color: color.textMid, fontWeight: weight.medium }])
/** A softer white than the text's, for use on the gradient. */
export const onCard = style([text.small, { color: '#cfe3dc', fontWeight: weight.medium }])

export const event = style({
  ...wrapped(`${space.x1} ${space.x2}`),
  minHeight: '64px',
  padding: `${space.x3} ${space.x4}`,
  background: color.surface,
})
export const count = style([text.small, { color: color.textMid }])
