import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { clamped, flexColumn, flexRow, growing, square, wrappedRow } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, radius, size, space, weight } from '../../theme/tokens.css.ts'

/** Each section begins with the room of its head. */
export const panel = style({ ...flexColumn(space.x3), marginTop: `calc(-1 * ${space.x2})` })
export const section = style(flexColumn())
export const content = style(flexColumn(space.x2))
export const sectionHead = style({ ...flexRow(space.x2), minHeight: size.target })
export const sectionName = style([text.heading, { ...growing, overflowWrap: 'anywhere' }])
export const count = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])
export const list = style(flexColumn(space.x2))

/** The head of the prices of a list, in the columns of its rows. */
export const columns = style({
  ...flexRow(space.x2),
  padding: `0 ${space.x4}`,
  '@media': {
    [media.narrow]: {
      paddingInline: space.x3,
      selectors: { '&:has(> :nth-child(3))': { gap: '4px', paddingInline: '2px' } },
    },
  },
})
export const column = style([
  text.caption,
  {
    flex: '1 1 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    color: color.textMid,
    textAlign: 'center',
  },
])
export const columnName = style({ color: color.textHigh, fontWeight: weight.bold })

/** Rows out of view are not laid out, except those that may be in the first view: their heights are not guessed. */
export const row = style({
  position: 'relative',
  ...flexColumn(space.x1),
  padding: `${space.x2} ${space.x4} ${space.x1}`,
  ...cardLook,
  selectors: {
    '&:nth-child(n + 6)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 102px' },
    '&:active:not(:has(button:active))': { background: color.pressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.raised } } },
    [media.narrow]: { paddingInline: space.x3 },
  },
})
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.x2 })
export const meta = style([
  text.small,
  {
    ...wrappedRow(`${space.x1} ${space.x2}`),
    minHeight: '22px',
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: color.brand,
  fontWeight: weight.bold,
})
export const dot = style({
  ...square('8px'),
  borderRadius: radius.round,
  background: 'currentcolor',
})
export const score = style({ color: color.textHigh, fontWeight: weight.bold, overflowWrap: 'anywhere' })
export const aside = style({ fontWeight: weight.bold })
export const badges = style({ display: 'inline-flex', gap: space.x1, marginInlineStart: 'auto' })
/** Beside the standing and the badges where a word of it has room there. */
export const competition = style({ flex: '1 1 6em', minWidth: 0, overflowWrap: 'anywhere' })
/** The link covers the row, so all of it can be pressed. Its accessible name is the event's. */
export const name = style([
  text.body,
  {
    ...growing,
    fontWeight: weight.bold,
    overflowWrap: 'anywhere',
    ...clamped(3),
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.large },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
    },
  },
])
/** Above the row's link. */
export const pin = style({
  position: 'relative',
  display: 'flex',
  marginBlock: `calc(-1 * ${space.x2}) calc(-1 * ${space.x4})`,
  marginInline: `calc(-1 * ${space.x1}) calc(-1 * ${space.x3})`,
})

// On the line of the name, above the badges.
globalStyle(`${pin} svg`, { marginTop: '-12px' })

/** Above the row's link. */
export const prices = style({ position: 'relative' })
/** Keeps the rows below in place until the answer is there: a line of prices, or of text. */
export const reserved = styleVariants({
  prices: { minHeight: '52px' },
  result: { minHeight: '22px' },
})
export const none = style([text.small, { color: color.textMid }])
export const winner = style([text.small, { fontWeight: weight.bold, overflowWrap: 'anywhere' }])

export const nothing = style([
  text.body,
  {
    ...flexColumn(),
    padding: `${space.x3} ${space.x4}`,
    ...cardLook,
    color: color.textMid,
  },
])
export const nothingTitle = style({ color: color.textHigh, fontWeight: weight.bold })
