import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { heroAmount, prose } from '../../theme/global.css.ts'
import { centred, flexColumn, growing, square, wrapped, wrappedRow } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space, weight } from '../../theme/tokens.css.ts'
import { row as baseRow, plate } from '../../ui/lists/rows.css.ts'

/** Height in px of a row whose name fits on one line. */
export const ROW_HEIGHT = 70

export const row = style([
  baseRow,
  {
    alignItems: 'center',
    minHeight: '64px',
    selectors: {
      // A chevron without an extra element, because rows are rendered while the list scrolls.
      '&::after': {
        content: '',
        flex: 'none',
        ...square('8px'),
        marginInlineEnd: space.x1,
        borderTop: `2px solid ${color.textLow}`,
        borderInlineEnd: `2px solid ${color.textLow}`,
        transform: 'rotate(45deg)',
      },
    },
    '@media': { [media.small]: { selectors: { '&::after': { display: 'none' } } } },
  },
])
export const icon = style([
  plate,
  {
    background: color.raised,
    color: color.textMid,
    '@media': { [media.narrow]: { display: 'none' } },
  },
])
/** What the record is about and its amount: side by side, or stacked if the text is enlarged. */
export const facts = style({
  ...wrapped(`${space.x1} ${space.x2}`),
  ...growing,
})
export const words = style({ ...flexColumn(), flex: '1 1 5.5em', minWidth: 0 })
export const name = style([text.control, { overflowWrap: 'anywhere' }])
export const method = style([prose])
export const when = style([
  text.small,
  { color: color.textMid, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
])
export const sum = style({ ...flexColumn(space.x1), alignItems: 'flex-end', marginInlineStart: 'auto' })
export const amount = style([text.body, { fontWeight: weight.bold, overflowWrap: 'anywhere' }])

/** The amount of a request that has failed: nothing was moved. */
export const failed = style({ color: color.textMid })

/** The total of the rows above the list. */
export const total = style([
  text.body,
  { ...wrapped(), justifyContent: 'space-between', gap: space.x2, minHeight: '20px', color: color.textMid },
])

/** The content of a tab. */
export const panel = style(flexColumn(space.x3))
export const bar = style(wrapped(space.x2))
export const fields = style(flexColumn(space.x5))
export const field = style({ ...flexColumn(space.x2), minWidth: 0 })
export const fieldName = style([text.body, { color: color.textMid, fontWeight: weight.medium }])

export const details = style(flexColumn(space.x5))
export const head = style({ ...flexColumn(space.x1), alignItems: 'center', textAlign: 'center' })
export const type = style([text.body, { color: color.textMid, overflowWrap: 'anywhere' }])
export const hero = style([heroAmount, { paddingBottom: space.x1, color: color.textHigh }])

export const timeline = style(flexColumn())
export const step = style([
  text.body,
  {
    position: 'relative',
    ...wrappedRow(`0 ${space.x3}`),
    minHeight: size.target,
    selectors: {
      // The line between two marks.
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '13px',
        top: '36px',
        height: '16px',
        width: '2px',
        background: color.outline,
      },
    },
  },
])
const markBase = style({
  ...centred,
  flex: 'none',
  ...square('28px'),
  borderRadius: radius.round,
})
export const mark = styleVariants({
  done: [markBase, { background: color.brandTint, color: color.brand }],
  current: [markBase, { background: color.amberTint, color: color.amber }],
  failed: [markBase, { background: color.redTint, color: color.red }],
})
export const stepTitle = style({ flex: '1 0 4em', fontWeight: weight.medium })
export const time = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])

/** The name of a fact and its value at the ends of a line; a value that leaves no room for both is below, from the start. */
export const table = style([text.body, { display: 'block' }])
globalStyle(`${table} > tbody`, { display: 'block' })
globalStyle(`${table} tr`, {
  ...wrapped(`0 ${space.x4}`),
  padding: `${space.x2} 0`,
  borderTop: `1px solid ${color.hairline}`,
})
export const fact = style({ color: color.textMid, fontWeight: weight.regular, textAlign: 'start' })
export const value = style({
  minWidth: 0,
  // Physical, because the value may be of another direction than the line.
  marginLeft: 'auto',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
// An amount that is longer than its line is broken within its digits: none of them is cut.
globalStyle(`:is(${amount}, ${value}) > *`, { whiteSpace: 'normal' })
