import { globalLayer, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { square } from './layout.ts'
import { media } from './media.ts'
import { text } from './text.css.ts'
import { color, font, inOtherScript, radius, space, weight } from './tokens.css.ts'
import './fonts.css.ts'

// A layer, so that all other styles override the reset regardless of the file order.
const reset = globalLayer('reset')

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })

inReset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
inReset('html', {
  background: color.page,
  color: color.textHigh,
  fontFamily: font.latin,
  fontSize: '100%',
  fontWeight: weight.regular,
  lineHeight: 1.4,
  // In a wide window the scroll bar takes up space. The column must not move when a page grows or a modal
  // opens.
  '@media': { [media.wide]: { scrollbarGutter: 'stable' } },
  textSizeAdjust: '100%',
  // Keeps focused elements clear of the sticky header and footer.
  scrollPaddingBlock: '64px 132px',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  // Subpixel positioning, which keeps the spacing between words even.
  textRendering: 'geometricPrecision',
})
inReset(inOtherScript, { fontFamily: font.other })
inReset('body', { minHeight: ['100vh', '100dvh'], overflowWrap: 'break-word' })
inReset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: weight.bold })
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
inReset('button:is(:disabled, [aria-disabled=true])', { cursor: 'not-allowed' })
inReset('a', { color: 'inherit', textDecoration: 'none' })
// A press answers in the next frame, whatever else a control does.
inReset(':is(a, button:enabled, summary, label:has(:enabled)):active', { opacity: 0.72 })
inReset('[hidden]', { display: 'none !important' })
inReset(':focus-visible', {
  outline: `2px solid ${color.brand}`,
  outlineOffset: '2px',
})
// What is no control fills its box, whose surroundings may clip the ring.
inReset('[tabindex="-1"]:focus-visible', { outlineOffset: '-2px' })
// A screen needs no ring to be found, after the return key of a phone least of all.
inReset('main:focus-visible', { outline: 'none' })

// The rule overrides the stroke-width attribute of lucide icons.
inReset('.lucide', { strokeWidth: 1.75, flexShrink: 0 })

// Forced colours take the backgrounds and shadows: lines show where a control ends, and a thicker one what is chosen.
// Marks over a picture stay as they are. What else has an edge has a transparent line, which forced colours show.
const line = (selector: string, outline: string) =>
  globalStyle(`:is(${selector}):not(:focus-visible)`, {
    '@media': { [media.forced]: { outline, outlineOffset: '-3px' } },
  })
line('button:not([aria-current]), :has(> input:is([type=radio], [type=checkbox]))', '1px solid ButtonBorder')
line(
  '[aria-selected=true], [aria-pressed=true], [aria-current]:not(button, [aria-current=false]), :has(> input:checked)',
  '3px solid Highlight',
)

// The page behind a modal does not scroll.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', background: color.depth })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 } })
const unseen = keyframes({ from: { visibility: 'hidden' } })

// A page without a static view, until its code has arrived. Most of it arrives within the delay. Where scripts are off,
// the page's `noscript` has elements.
globalStyle('body:not(:has(noscript > *)) > #app:empty::before', {
  content: '""',
  position: 'fixed',
  inset: 0,
  ...square('40px'),
  margin: 'auto',
  border: `4px solid ${color.hairline}`,
  borderTopColor: color.brand,
  borderRadius: radius.round,
  animation: `${turn} 1s linear infinite, ${appear} 200ms 800ms backwards`,
})

// The page's words where it stays empty. 20 s after its first paint; at once where this style sheet has not arrived.
globalStyle('#app + [data-gone]', {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gap: space.x4,
  placeContent: 'center',
  padding: space.x4,
  background: color.page,
  textAlign: 'center',
  animation: `${unseen} 1ms 20s backwards !important`,
})
globalStyle('[data-gone] > a', { padding: space.x3, textDecoration: 'underline' })
// Where scripts are off, the `noscript` says what is needed.
for (const shown of ['#app:not(:empty)', 'body:has(noscript > *) > #app'])
  globalStyle(`${shown} + [data-gone]`, { display: 'none' })

globalStyle('*, *::before, *::after, ::backdrop', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

globalStyle('noscript > p', { padding: space.x4 })

/** Hides an element visually; screen readers still announce it. */
export const visuallyHidden = style({
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** A transparent input on top of its visual replacement, so that it receives the touches itself. */
export const covering = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  opacity: 0,
  cursor: 'inherit',
})

/** Tabular digits on one line, for amounts, times and changing numbers. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const amountOnLine = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** The sign of an amount with the digit beside it. */
export const unbroken = style({ whiteSpace: 'nowrap' })
/**
 * An amount in the largest type. At 320 px, thirteen digits fit on a line; a longer one wraps within its digits instead of
 * overflowing.
 */
export const heroAmount = style([text.hero, { fontSize: 'min(1.875rem, 7.8vw)', overflowWrap: 'anywhere' }])
globalStyle(`${heroAmount} ${amountOnLine}`, { whiteSpace: 'normal' })

/** Body text of a paragraph. */
export const prose = style([text.body, { color: color.textMid }])
