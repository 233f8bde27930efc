import { style, styleVariants } from '@vanilla-extract/css'
import { centred, flexColumn, square, wrappedRow } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { cardLook, color, radius, space } from '#src/theme/tokens.css.ts'

export const card = style({
  ...flexColumn(space.x5),
  width: '100%',
  maxWidth: '640px',
  marginInline: 'auto',
  marginBlock: space.x4,
  padding: space.x8,
  ...cardLook,
  '@media': { [media.small]: { padding: 0, background: 'none' } },
})
export const title = style([text.figure])
export const lead = style([text.control, { color: color.textMid }])

export const steps = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space.x3} ${space.x2}`,
  alignItems: 'baseline',
})
const line = style({ height: '4px', borderRadius: radius.round })
export const bar = styleVariants({
  reached: [line, { background: color.brand }],
  ahead: [line, { background: color.pressed }],
})
export const step = style([text.heading, { overflowWrap: 'anywhere' }])
export const count = style([text.small, { color: color.textMid, textAlign: 'end' }])

/** Two fields, side by side if there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.x4,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } },
})
export const captcha = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.x3,
  '@media': { [media.wide]: { gridTemplateColumns: '1fr auto' } },
})
export const pictureLine = style({
  ...wrappedRow(space.x3),
  // Aligns the picture with the field, below the field's label.
  '@media': { [media.wide]: { flexWrap: 'nowrap', paddingTop: `calc(1.25rem + ${space.x1})` } },
})
/** The size of the sandbox's picture. Pictures of other sizes are scaled to fit. */
export const picture = style({
  ...centred,
  flex: 'none',
  width: '160px',
  height: '56px',
  borderRadius: radius.small,
  background: color.raised,
  overflow: 'hidden',
})
const contained = style({ ...square('100%'), objectFit: 'contain' })
export const image = styleVariants({
  shown: [contained],
  loading: [contained, { opacity: 0 }],
})
export const failed = style([text.caption, { padding: space.x2, color: color.red, textAlign: 'center' }])

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: space.x3,
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr' } },
})

export const status = style({ selectors: { '&:not(:empty)': { marginTop: space.x5 } } })
