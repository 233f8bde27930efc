import { globalStyle, style } from '@vanilla-extract/css'
import { centred, flexColumn, flexRow, square } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, size, space, weight } from '#src/theme/tokens.css.ts'

export const offer = style(flexColumn(space.x4))
export const head = style(flexRow(space.x3))
export const lead = style([text.heading, { color: color.textHigh, textWrap: 'pretty' }])
export const points = style(flexColumn(space.x2))
export const point = style([text.body, { ...flexRow(space.x2), color: color.textHigh, textWrap: 'pretty' }])
globalStyle(`${point} svg`, { flex: 'none', color: color.brand })
export const result = style([
  text.body,
  // Empty, it takes no room.
  { color: color.textHigh, selectors: { '&:empty': { marginTop: `calc(-1 * ${space.x4})` } } },
])
export const done = style([text.heading, flexRow(space.x2)])
globalStyle(`${done} svg`, { flex: 'none', color: color.brand })

export const section = style(flexColumn(space.x2))
export const title = style([text.heading, { color: color.textHigh }])
export const prose = style([text.body, { color: color.textMid, textWrap: 'pretty' }])

export const steps = style(flexColumn())
export const step = style([
  text.control,
  {
    ...flexRow(space.x3),
    minHeight: size.row,
    paddingBlock: space.x2,
    fontWeight: weight.regular,
    selectors: { '& + &': { boxShadow: `0 -1px ${color.hairline}` } },
  },
])
export const number = style([
  text.body,
  {
    ...centred,
    flex: 'none',
    ...square('28px'),
    borderRadius: radius.round,
    background: color.brandTint,
    color: color.brand,
    fontWeight: weight.heavy,
  },
])
export const address = style([
  text.control,
  {
    padding: space.x3,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.textHigh,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
])
