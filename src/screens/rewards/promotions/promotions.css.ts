import { style, styleVariants } from '@vanilla-extract/css'
import { centred, clamped, columns, flexColumn, wrapped } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, space, weight } from '#src/theme/tokens.css.ts'

export const panel = style(flexColumn(space.x4))
/** One column on a phone, three in a window of 1200 px. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.x4,
})
/** Cards out of view are not laid out. */
export const card = style({
  ...flexColumn(space.x3),
  padding: space.x3,
  ...cardLook,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 328px',
})
export const drawing = style({ ...centred, height: '100%', color: color.textHigh })
export const words = style({
  ...flexColumn(space.x1),
  flex: 1,
  paddingInline: space.x1,
  overflowWrap: 'anywhere',
})
export const name = style([text.heading])
/** Limited to two lines, because its five words may be long. */
export const preview = style([text.body, { ...clamped(2), color: color.textMid }])
export const period = style([text.small, { color: color.textMid, fontVariantNumeric: 'tabular-nums' }])
/** Side by side, or stacked if the labels need the width. */
export const actions = style(columns('7.5rem', space.x2))

export const details = style({ ...flexColumn(space.x4), overflowWrap: 'anywhere' })
/** Side by side on a card, one below the other in the details. */
export const facts = styleVariants({
  row: { ...columns('4.9rem', space.x2), marginBlock: space.x1 },
  list: flexColumn(),
})
export const fact = styleVariants({
  row: [text.small, { overflowWrap: 'anywhere' }],
  list: {
    ...wrapped(),
    justifyContent: 'space-between',
    gap: `0 ${space.x3}`,
    paddingBlock: space.x2,
    borderBottom: `1px solid ${color.hairline}`,
  },
})
export const factName = style({ color: color.textMid })
export const factValue = style({
  color: color.textHigh,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
