import { style } from '@vanilla-extract/css'
import { centred, square } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, size } from '#src/theme/tokens.css.ts'
import { section } from '../events.css.ts'

export const fold = style({
  ...centred,
  ...square(size.target),
  marginInlineEnd: '-12px',
  borderRadius: radius.medium,
  color: color.textMid,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})
/** It is said to be loading, and not drawn: what is above it may still grow or shrink. */
export const waiting = style([section, { selectors: { '&:not(:focus-within)': { opacity: 0 } } }])
const chevron = style({ transition: `transform ${duration.quick}` })
export const unfolded = style([chevron, { transform: 'rotate(180deg)' }])
export const folded = style([chevron])
