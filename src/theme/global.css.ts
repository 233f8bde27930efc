import { globalLayer, globalStyle, style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { text } from './text.css.ts'
import { vars } from './tokens.css.ts'
import './fonts.css.ts'

// A layer, so that every other style wins over the reset whatever the order of the files.
const reset = globalLayer('reset')

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

inReset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
inReset('html', {
  colorScheme: 'dark',
  background: vars.color.page,
  color: vars.color.textHigh,
  fontFamily: vars.font.latin,
  fontSize: '100%',
  fontWeight: vars.weight.regular,
  lineHeight: 1.4,
  // On a wide window the bar takes room: the column stays where it is when a page grows or a modal opens.
  '@media': { [media.wide]: { scrollbarGutter: 'stable' } },
  textSizeAdjust: '100%',
  // What is reached by the keyboard stops clear of a header and of an action's footer.
  scrollPaddingBlock: '64px 132px',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  // Letters stand where the font wants them, on whole pixels or not: words keep their spaces.
  textRendering: 'geometricPrecision',
})
inReset(':lang(bn)', { fontFamily: vars.font.bengali })
inReset('body', { minHeight: '100dvh', overflowWrap: 'break-word' })
inReset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: vars.weight.bold })
inReset('p', { textWrap: 'pretty' })
inReset('ul, ol', { listStyle: 'none' })
inReset('img, svg, iframe', { display: 'block', maxWidth: '100%' })
inReset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  textRendering: 'inherit',
  color: 'inherit',
})
inReset('button', { background: 'none', border: 0, cursor: 'pointer' })
inReset('button:disabled', { cursor: 'not-allowed' })
inReset('a', { color: 'inherit', textDecoration: 'none' })
inReset('[hidden]', { display: 'none !important' })
inReset(':focus-visible', {
  outline: `2px solid ${vars.color.brand}`,
  outlineOffset: '2px',
})

// Icons (lucide) are drawn at 1.75; a rule wins over the attribute that they bring along.
inReset('.lucide', { strokeWidth: 1.75, flexShrink: 0 })

// The page behind a modal stands still.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', background: vars.color.depth })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** An input that covers what stands for it, so that what is touched is the input itself. */
export const covering = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
})

/** Digits of one width, for amounts, times and numbers that change. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Body text of a screen: what stands in a paragraph. */
export const prose = style([text.body, { color: vars.color.textMid }])
