import { style, styleVariants } from '@vanilla-extract/css'
import { columns, flexColumn, flexRow, growing, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { color, size, space, weight } from '#src/theme/tokens.css.ts'
import { row as baseRow, plate } from '#src/ui/lists/rows.css.ts'

/** The CSS variable with the number of messages of a group. */
export const ROWS = '--rows'

/** A group with the gap of its list, drawn only near the viewport. */
export const group = style({
  ...flexColumn('inherit'),
  selectors: { '&:empty': { blockSize: `calc(var(${ROWS}) * 89px - 1px)` } },
})
/** Rows out of view are not laid out. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 88px' })
export const row = style([
  baseRow,
  {
    alignItems: 'flex-start',
    minHeight: '72px',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: color.raised },
      '&:has(:disabled)': { cursor: 'not-allowed' },
    },
  },
])

const iconBase = style([plate, { '@media': { [media.narrow]: { display: 'none' } } }])
export const icon = styleVariants({
  unread: [iconBase, { background: color.brandTint, color: color.brand }],
  read: [iconBase, { background: color.raised, color: color.textLow }],
})
/** As wide as the icon, so that the text does not move when the list is edited. */
export const check = style([plate, { '@media': { [media.narrow]: { width: '28px' } } }])

export const words = style({ ...flexColumn(), ...growing })
const titleBase = style([text.control, { minWidth: 0, overflowWrap: 'anywhere' }])
export const title = styleVariants({
  unread: [titleBase, { fontWeight: weight.heavy }],
  read: [titleBase, { color: color.textMid }],
})
export const preview = style([text.body, { color: color.textMid, overflowWrap: 'anywhere' }])
/** The same height with and without a badge. */
export const foot = style([
  text.small,
  {
    ...wrappedRow(`0 ${space.x3}`),
    minHeight: '22px',
    paddingTop: space.x1,
    boxSizing: 'content-box',
    color: color.textMid,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const chevron = style({
  alignSelf: 'center',
  flex: 'none',
  color: color.textLow,
  '@media': { [media.small]: { display: 'none' } },
})

export const all = style([
  text.control,
  {
    ...flexRow(space.x3),
    alignSelf: 'flex-start',
    minHeight: size.target,
    // Aligned with the checkboxes of the list.
    paddingInline: `calc(${space.x4} + 8px) ${space.x4}`,
    cursor: 'pointer',
    '@media': { [media.narrow]: { paddingInlineStart: `calc(${space.x3} + 2px)` } },
  },
])

export const names = style({ listStyle: 'disc', paddingInlineStart: space.x4, overflowWrap: 'anywhere' })

export const message = style(flexColumn(space.x3))
export const messageTime = style([text.small, { fontVariantNumeric: 'tabular-nums' }])
/** Keeps the sender's line breaks. */
export const messageText = style([
  text.control,
  { fontWeight: weight.regular, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: color.textHigh },
])

export const actions = style(columns('8em', space.x3))
