import { style } from '@vanilla-extract/css'
import { centred, clamped, flexColumn, flexRow, growing, square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const list = style(flexColumn(space.x2))
export const chat = style({
  ...flexRow(space.x3),
  minHeight: '72px',
  padding: `${space.x3} ${space.x4}`,
  ...cardLook,
  selectors: { '&:active': { background: color.pressed } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})
export const face = style({
  ...centred,
  position: 'relative',
  flex: 'none',
  ...square(size.target),
  borderRadius: radius.round,
  background: color.brandTint,
  color: color.brand,
})
export const words = style({ ...flexColumn(), ...growing })
export const partner = style([text.control, { fontWeight: weight.bold, overflowWrap: 'anywhere' }])
/** Shows at most two lines. */
export const last = style([text.body, { ...clamped(2), overflowWrap: 'anywhere', color: color.textMid }])
