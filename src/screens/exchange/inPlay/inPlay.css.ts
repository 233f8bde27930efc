import { globalStyle, style } from '@vanilla-extract/css'
import { centred, square, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { cardLook, color, duration, radius, size, space } from '#src/theme/tokens.css.ts'
import { content, section } from '../events.css.ts'

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

// Three sports can fail at once: each says so in a row of its own.
globalStyle(`${content} [role=alert]`, {
  ...cardLook,
  ...wrappedRow(space.x3),
  flexDirection: 'row',
  padding: space.x4,
  textAlign: 'start',
})
globalStyle(`${content} [role=alert] > svg`, square('24px'))
globalStyle(`${content} [role=alert] > p`, { flex: '1 1 8rem' })
