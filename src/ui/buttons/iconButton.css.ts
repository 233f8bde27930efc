import { style, styleVariants } from '@vanilla-extract/css'
import { square } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { color, duration, radius, size } from '../../theme/tokens.css.ts'

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  ...square(size.target),
  borderRadius: radius.medium,
  color: color.textHigh,
  transition: `background-color ${duration.quick}, transform ${duration.quick}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.94)' },
    '&:disabled, &[aria-disabled=true]': { color: color.textLow },
  },
})

const hovered = (background: string) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background } } } },
})

export const tone = styleVariants({
  plain: [base, hovered(color.raised)],
  filled: [base, { background: color.raised }, hovered(color.pressed)],
  /** On a gradient or a picture. */
  veiled: [base, { background: 'rgb(3 21 13 / 0.42)' }, hovered('rgb(3 21 13 / 0.62)')],
  accent: [
    base,
    { background: color.brand, color: color.onBrand, borderRadius: radius.round },
    hovered(color.brandPressed),
  ],
})
