import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '../../theme/tokens.css.ts'

/** A button that is only announced as disabled keeps the focus. */
const off = ':is(:disabled, [aria-disabled=true])'

export const button = style([
  text.control,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x2,
    borderRadius: radius.medium,
    fontWeight: weight.bold,
    textAlign: 'center',
    textWrap: 'balance',
    userSelect: 'none',
    transition: `background-color ${duration.quick}, transform ${duration.quick}`,
    selectors: { [`&:active:not(${off})`]: { transform: 'scale(0.98)' } },
    '@media': {
      [media.forced]: { selectors: { '&:not(:focus-visible)': { outline: '1px solid ButtonBorder' } } },
    },
  },
])

const hovered = (background: string) => ({
  '@media': { [media.hover]: { selectors: { [`&:hover:not(${off})`]: { background } } } },
})

const muted = { selectors: { [`&${off}`]: { background: color.raised, color: color.textLow } } }

export const tone = styleVariants({
  primary: [{ background: color.brand, color: color.onBrand }, hovered(color.brandPressed), muted],
  secondary: [{ background: color.raised, color: color.textHigh }, hovered(color.pressed), muted],
  ghost: [
    { color: color.brand },
    hovered(color.brandTint),
    { selectors: { [`&${off}`]: { color: color.textLow } } },
  ],
  danger: [{ background: color.redTint, color: color.red }, muted],
})

export const sizes = styleVariants({
  normal: { minHeight: size.control, padding: `${space.x2} ${space.x5}` },
  small: {
    minHeight: size.target,
    padding: `${space.x1} ${space.x3}`,
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
  },
})

export const wide = style({ width: '100%' })
