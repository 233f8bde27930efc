import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, size, radius, weight } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
  maxWidth: size.wide,
  minHeight: '84px',
  marginInline: 'auto',
  padding: `${space.x3} ${space.x4}`,
})
export const brand = style({
  display: 'flex',
  // A fixed basis, so nothing shifts when the title arrives with the settings.
  flex: '1 1 11rem',
  minWidth: 0,
  alignItems: 'center',
  gap: space.x3,
})
export const title = style([
  text.figure,
  { minWidth: 0, maxHeight: '68px', overflow: 'hidden', overflowWrap: 'anywhere' },
])

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x2,
  marginInlineStart: 'auto',
})

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '52px',
  paddingInlineStart: space.x4,
  borderRadius: radius.medium,
  background: color.surface,
})
export const label = style([
  text.caption,
  { display: 'flex', alignItems: 'center', gap: space.x1, color: color.textMid },
])
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
