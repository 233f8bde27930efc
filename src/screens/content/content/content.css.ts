import { style } from '@vanilla-extract/css'
import { flexColumn, flexRow, growing, wrapped } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { text } from '#src/theme/text.css.ts'
import { color, duration, radius, size, space, weight } from '#src/theme/tokens.css.ts'

export const page = style({ ...flexColumn(space.x8), overflowWrap: 'anywhere' })
export const lead = style([text.heading, { lineHeight: 1.45, fontWeight: weight.medium, textWrap: 'pretty' }])

export const contents = style(wrapped(space.x2))
export const chip = style([
  text.body,
  {
    ...flexRow(),
    minHeight: size.target,
    padding: `${space.x1} ${space.x4}`,
    borderRadius: radius.round,
    background: color.surface,
    fontWeight: weight.medium,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.pressed } } } },
  },
])

export const section = style(flexColumn(space.x3))
export const title = style([text.heading, { color: color.textHigh }])
export const question = style({ borderRadius: radius.medium, background: color.surface })
export const summary = style([
  text.control,
  {
    ...flexRow(space.x3),
    minHeight: size.row,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])
export const words = style(growing)
export const chevron = style({
  flex: 'none',
  color: color.textLow,
  transition: `transform ${duration.quick}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const answer = style({ ...flexColumn(space.x3), padding: `${space.x1} ${space.x4} ${space.x4}` })

/** Separates the links to the other pages from the text. */
export const end = style({ paddingTop: space.x5, boxShadow: `0 -1px ${color.hairline}` })
export const art = style({ width: '100%', height: 'auto', borderRadius: radius.large })
