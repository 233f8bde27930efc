import { style, styleVariants } from '@vanilla-extract/css'
import { apart, flexColumn, flexRow, square } from '#src/theme/layout.ts'
import { text } from '#src/theme/text.css.ts'
import { color, layer, radius, size, space, weight } from '#src/theme/tokens.css.ts'

/** Stream and score, edge to edge under the header. */
export const frames = style({ margin: `calc(-1 * ${space.x3}) calc(-1 * ${space.x4}) 0` })

const panel = style({
  position: 'relative',
  ...flexRow(),
  justifyContent: 'center',
  color: color.textMid,
})

const stage = style([
  panel,
  text.body,
  {
    minHeight: '104px',
    padding: space.x4,
    background: `linear-gradient(${color.brandTint}, ${color.page})`,
  },
])
/** Gives the frame its size before its address is known, so the odds below do not move. */
const picture = style({ aspectRatio: '16 / 9' })
export const stream = styleVariants({
  looking: [stage, picture],
  missing: [stage],
  found: [panel, picture, { background: color.depth }],
})
export const streamWords = style({ ...flexRow(space.x2), textAlign: 'center' })

export const inPlay = style([
  text.caption,
  {
    position: 'absolute',
    top: space.x2,
    insetInlineStart: space.x3,
    ...flexRow(space.x2),
    padding: `${space.x1} ${space.x2}`,
    borderRadius: radius.small,
    background: color.depth,
    color: color.textHigh,
    fontWeight: weight.bold,
    // Lets clicks through to the controls of the stream below.
    pointerEvents: 'none',
  },
])
export const dot = style({ ...square('8px'), borderRadius: radius.round, background: color.brand })

const board = style([panel, text.small, { background: color.surface }])
const scoreBoard = style({ height: '120px' })
export const score = styleVariants({
  looking: [board, scoreBoard],
  missing: [board, { minHeight: size.target, paddingInline: space.x4, textAlign: 'center' }],
  found: [board, scoreBoard],
})

/** Stays below the header while the odds scroll, to explain why they are disabled. */
export const delayed = style({
  position: 'sticky',
  top: `calc(${size.header} + ${space.x2})`,
  zIndex: layer.raised,
})

export const event = style(flexColumn(space.x5))
export const section = style(flexColumn(space.x2))
export const heading = style(apart(`0 ${space.x3}`))
export const title = style([text.heading])
/** Below the name of its match, on a card. */
export const lowerTitle = style([title, { fontSize: '0.875rem', color: color.textMid }])
export const titled = style({ ...flexRow(), minWidth: 0 })
export const note = style([text.small, { color: color.textMid }])
export const skeletons = style(flexColumn(space.x2))
