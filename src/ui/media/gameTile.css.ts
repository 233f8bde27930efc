import { style } from '@vanilla-extract/css'
import { centred, clamped, flexColumn, square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const tile = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  minWidth: 0,
})

export const open = style({
  position: 'relative',
  display: 'block',
  ...square('100%'),
  borderRadius: radius.large,
  overflow: 'hidden',
  textAlign: 'start',
  transition: `transform ${duration.quick}`,
  selectors: {
    '&:active': { transform: 'scale(0.97)' },
    // An outline would be hidden by the picture or clipped by the list. It is kept for forced colours.
    '&:focus-visible': { outlineColor: 'transparent' },
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.large,
      boxShadow: `inset 0 0 0 3px ${color.brand}, inset 0 0 0 5px ${color.page}`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { filter: 'brightness(1.08)' } } } },
})

/** Dark enough for white text on any picture. */
export const words = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  ...flexColumn(),
  padding: `${space.x5} ${space.x2} ${space.x2}`,
  background: 'linear-gradient(transparent, rgb(3 7 6 / 0.76) 1.25rem)',
})

export const name = style([text.small, { ...clamped(2), fontWeight: weight.bold, color: color.textHigh }])
export const platform = style([
  text.caption,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: color.textMid },
])

export const like = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  ...centred,
  ...square(size.target),
  borderRadius: radius.large,
  color: color.textHigh,
  cursor: 'pointer',
  // Not a filter, for speed: there are thousands of tiles.
  background: 'radial-gradient(circle, rgb(3 7 6 / 0.38), transparent 58%)',
  transition: `transform ${duration.quick}`,
  selectors: {
    '&:active': { transform: 'scale(0.9)' },
    '&:has(:checked)': { color: color.red },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '-4px' },
  },
})
