import { style } from '@vanilla-extract/css'
import { flexRow, wrappedRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const bar = style({
  ...wrappedRow(`${space.x3} ${space.x4}`),
  maxWidth: size.wide,
  minHeight: '84px',
  marginInline: 'auto',
  padding: `${space.x3} ${space.x4}`,
})
export const brand = style({
  ...flexRow(space.x3),
  // A fixed basis, so nothing shifts when the title arrives with the settings.
  flex: '1 1 11rem',
  minWidth: 0,
})
export const title = style([
  text.figure,
  { minWidth: 0, maxHeight: '68px', overflow: 'hidden', overflowWrap: 'anywhere' },
])

export const actions = style({
  ...wrappedRow(space.x2),
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
})

export const wallet = style({
  ...flexRow(space.x1),
  minHeight: '52px',
  paddingInlineStart: space.x4,
  borderRadius: radius.medium,
  background: color.surface,
})
export const label = style([text.caption, { ...flexRow(space.x1), color: color.textMid }])
/** Reserves space for an amount in the thousands until the balance is known. */
export const balance = style([
  text.control,
  {
    minWidth: '6.5rem',
    fontWeight: weight.heavy,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
])
export const stale = style({ display: 'flex', color: color.amber })
