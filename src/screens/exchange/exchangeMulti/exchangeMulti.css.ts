import { style } from '@vanilla-extract/css'
import { clamped, flexColumn, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, size, space, weight } from '#src/theme/tokens.css.ts'

export const list = style(flexColumn(space.x3))
export const card = style({
  ...flexColumn(space.x3),
  padding: space.x3,
  ...cardLook,
  // Makes room for six prices: they are almost as wide as the narrowest phone, and have a fixed width in a
  // wide window.
  '@media': {
    [media.narrow]: { marginInline: `calc(-1 * ${space.x3})` },
    [media.wide]: { paddingInline: space.x2 },
  },
})
export const head = style({ ...wrappedRow(`0 ${space.x2}`), justifyContent: 'flex-end' })
export const name = style([text.control, { flex: '1 1 7em', minWidth: 0, fontWeight: weight.bold }])
export const link = style({
  ...clamped(3),
  overflowWrap: 'anywhere',
  minHeight: size.target,
  alignContent: 'center',
})
export const buttons = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${space.x2})` })
