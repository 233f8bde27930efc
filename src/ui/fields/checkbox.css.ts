import { globalStyle, style } from '@vanilla-extract/css'
import { centred, square } from '../../theme/layout.ts'
import { color, duration, radius } from '../../theme/tokens.css.ts'

export const box = style({
  position: 'relative',
  ...centred,
  flex: 'none',
  ...square('24px'),
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 2px ${color.textLow}`,
  color: color.onBrand,
  transition: `background-color ${duration.quick}`,
  selectors: {
    '&:has(:checked, :indeterminate)': { background: color.brand, boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.6 },
  },
})

globalStyle(`${box} > svg`, { strokeWidth: 3 })
globalStyle(`${box}:not(:has(:checked, :indeterminate)) > svg`, { visibility: 'hidden' })
