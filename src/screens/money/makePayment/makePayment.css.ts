import { globalStyle, style } from '@vanilla-extract/css'
import { apart, flexColumn, flexRow, growing, square, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { color, layer, radius, size, space, weight } from '#src/theme/tokens.css.ts'

export const step = style({ ...flexColumn(space.x3), overflowWrap: 'anywhere' })
/** Stays below the header while the page scrolls. */
export const time = style({
  ...flexColumn(space.x2),
  position: 'sticky',
  top: size.header,
  zIndex: layer.raised,
  marginTop: `calc(-1 * ${space.x3})`,
  paddingBlock: `${space.x3} ${space.x2}`,
  background: color.page,
  '@media': { [media.low]: { position: 'relative' } },
})
// Keeps focused elements clear of it.
globalStyle(`html:has(.${time})`, { scrollPaddingTop: '132px' })
export const timeLine = style([text.body, { ...apart(`0 ${space.x3}`), color: color.textMid }])
export const clock = style([text.title, { color: color.amber, fontWeight: weight.heavy }])

/** With a line above, unless it is the first in its card. */
const divided = style({
  selectors: { '* + &': { paddingTop: space.x3, boxShadow: `0 -1px ${color.hairline}` } },
})
export const target = style([divided, flexColumn(space.x2)])
export const label = style([text.body, { color: color.textMid, fontWeight: weight.medium }])
export const number = style([
  text.hero,
  {
    fontSize: '2.125rem',
    lineHeight: 42 / 34,
    letterSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    paddingBottom: space.x2,
    '@media': { [media.narrow]: { fontSize: '1.75rem' } },
  },
])
/** Lines break only between groups. */
export const digits = style({
  selectors: {
    '&:not(:only-child)': { display: 'inline-block' },
    '& + &': { marginInlineStart: '0.24em' },
  },
})
export const address = style([
  text.heading,
  {
    letterSpacing: '0',
    // Tells 0 from O and 1 from l.
    fontFamily: "'Roboto Mono', 'Noto Sans Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    fontVariantNumeric: 'slashed-zero',
    // Lines of equal length, because an address is compared by its ends.
    wordBreak: 'break-all',
    textAlign: 'center',
    textWrap: 'balance',
    paddingBottom: space.x2,
  },
])
/** The network of a USDT address is as important as the address. */
export const network = style([text.control, { color: color.amber, fontWeight: weight.bold }])

export const page = style({ ...flexColumn(space.x2), alignItems: 'start' })
export const frame = style({
  width: '100%',
  position: 'relative',
  height: '440px',
  borderRadius: radius.medium,
  overflow: 'hidden',
})

export const amountLine = style([divided, wrappedRow(space.x3)])
// The button is as wide as its words, or fills a line of its own.
globalStyle(`${amountLine} > p`, { flex: '999 1 auto' })
globalStyle(`${amountLine} > button`, { flex: 'auto' })
export const amount = style([text.figure, { '@media': { [media.narrow]: { fontSize: '1.375rem' } } }])
export const inTaka = style([text.small, { color: color.textMid }])

export const actionName = style([text.title, { color: color.brand, fontWeight: weight.heavy }])

export const drop = style([
  text.control,
  {
    position: 'relative',
    ...flexRow(space.x2),
    justifyContent: 'center',
    minHeight: size.control,
    border: `1px dashed ${color.outline}`,
    borderRadius: radius.medium,
    color: color.textMid,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' },
      '&:has(:disabled)': { color: color.textLow },
    },
  },
])
export const preview = style({
  ...flexRow(space.x3),
  padding: space.x2,
  borderRadius: radius.medium,
  background: color.surface,
})
export const picture = style({
  ...square('72px'),
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.pressed,
})
export const fileName = style([text.body, { ...growing, overflowWrap: 'anywhere', color: color.textMid }])

/** On a line of its own below the name. */
export const unseen = style([text.small, { display: 'block', color: color.textHigh }])

export const words = style([text.control, { color: color.textHigh, paddingBottom: space.x2 }])

export const over = style({
  flex: 1,
  ...flexColumn(space.x3),
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
})
export const overMark = style({ color: color.amber })
export const overTitle = style([text.figure])
export const overText = style([
  text.control,
  { maxWidth: '320px', color: color.textMid, fontWeight: weight.regular },
])
export const overActions = style({ ...flexColumn(space.x2), width: '100%', paddingTop: space.x4 })
