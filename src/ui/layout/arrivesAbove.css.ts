import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme/tokens.css.ts'

export const box = style({
  selectors: {
    '&:not(:empty)': { padding: `${space.x2} ${space.x4}`, boxShadow: `0 1px ${color.hairline}` },
  },
})

const filled = `.${box}:not(:empty)`

// The component scrolls by itself. Keeps focused elements clear of the strip.
globalStyle(`html:has(${filled})`, { overflowAnchor: 'none', scrollPaddingTop: '132px' })
// A page that fits into the window can be scrolled by the height, too.
globalStyle(`:has(> header > ${filled})`, { minHeight: 'calc(100vh + 80px)' })
