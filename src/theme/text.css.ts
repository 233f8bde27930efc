import { styleVariants } from '@vanilla-extract/css'
import { inOtherScript, weight } from './tokens.css.ts'

/** Tighter letter spacing for large type, except in other scripts: Bengali letters join along a headline. */
const tight = {
  letterSpacing: '-0.02em',
  selectors: { [`&:is(${inOtherScript})`]: { letterSpacing: '0' } },
}

/**
 * The type scale, named by purpose: size, line height and weight. Sizes follow the text size set in the browser; the
 * largest are limited by the width of the window. Line heights are ratios, which a browser's minimum font size makes larger too.
 */
export const text = styleVariants({
  /** Icon labels and badges. */
  caption: { fontSize: '0.75rem', lineHeight: 16 / 12, fontWeight: weight.medium },
  /** Labels, hints, errors. */
  small: { fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: weight.regular },
  body: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: weight.regular },
  /** Rows, fields and buttons. */
  control: { fontSize: '1rem', lineHeight: 22 / 16, fontWeight: weight.medium },
  heading: { ...tight, fontSize: '1.125rem', lineHeight: 24 / 18, fontWeight: weight.bold },
  title: { ...tight, fontSize: 'min(1.375rem, 9vw)', lineHeight: 28 / 22, fontWeight: weight.bold },
  figure: { ...tight, fontSize: 'min(1.625rem, 10vw)', lineHeight: 34 / 26, fontWeight: weight.heavy },
  hero: { ...tight, fontSize: 'min(1.875rem, 11vw)', lineHeight: 38 / 30, fontWeight: weight.heavy },
})
