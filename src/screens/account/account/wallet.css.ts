import { style } from '@vanilla-extract/css'
import { heroAmount } from '#src/theme/global.css.ts'
import { centred, flexColumn, flexRow, square, wrapped, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { color, radius, size, space, weight } from '#src/theme/tokens.css.ts'

/** Colours on the gradient: a softer white than the text's, and a darker shade than the card's. */
const onWallet = '#cfe3dc'
const shade = 'rgb(3 21 13 / 0.42)'

export const player = style({ ...wrappedRow(`0 ${space.x3}`), minHeight: '48px' })
export const avatar = style({
  ...centred,
  flex: 'none',
  ...square(size.target),
  borderRadius: radius.round,
  background: shade,
  // Makes room for the name and the date.
  '@media': { [media.narrow]: { display: 'none' } },
})
/** A long name wraps onto its own row, above the points. */
export const who = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
export const username = style([text.heading])
export const since = style([text.small, { color: onWallet }])
export const label = style([text.small, { color: onWallet, fontWeight: weight.medium }])

/** The link covers the whole block. */
export const points = style({
  position: 'relative',
  ...flexColumn(),
  justifyContent: 'center',
  minHeight: size.target,
  flex: 'none',
  marginInlineStart: 'auto',
  maxWidth: '100%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const vip = style([
  text.control,
  {
    ...flexRow(space.x1),
    justifyContent: 'flex-end',
    color: color.gold,
    fontWeight: weight.heavy,
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
])

/** An amount that does not fit beside the buttons gets its own row. */
export const wallet = style({
  ...wrapped(),
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: space.x2,
})
export const money = style({ flex: '1 1 auto', maxWidth: '100%' })
export const buttons = style({ display: 'flex', gap: space.x2 })
/** Placeholder of a line that is being loaded. */
export const pending = style({ display: 'block', width: '160px', paddingBlock: '2px', opacity: 0.6 })
/** As high as the list that it stands for. */
export const steps = style(flexColumn('1px'))
export const stepsTitle = style({ display: 'block', width: '160px', padding: '3px 0 10px', opacity: 0.6 })
export const done = style({ color: color.brand })
export const undone = style({ color: color.amber })
export const unknown = style({ color: color.textLow })
export const balance = style([heroAmount, { minHeight: '38px' }])
export const stale = style([text.small, { color: color.amber, fontWeight: weight.medium }])
