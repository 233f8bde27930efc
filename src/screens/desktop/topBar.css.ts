import { globalStyle, style } from '@vanilla-extract/css'
import { flexRow, square, wrappedRow } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, size, space } from '../../theme/tokens.css.ts'

export const band = style({ background: color.depth })
export const bar = style([
  text.small,
  {
    ...wrappedRow(),
    columnGap: space.x4,
    maxWidth: size.wide,
    marginInline: 'auto',
    // Starts below the demo ribbon if there is no room beside it.
    padding: `0 ${space.x4}`,
    '@media': { 'screen and (max-width: 767px)': { paddingTop: space.x4 } },
    color: color.textMid,
  },
])
export const clock = style({ ...flexRow(space.x2), marginInlineEnd: 'auto' })

export const time = style({ fontVariantNumeric: 'tabular-nums' })
export const zone = style({ marginInlineStart: space.x1 })

const target = style({
  ...flexRow(space.x2),
  minHeight: size.target,
  borderRadius: radius.small,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.textHigh } } } },
})
export const language = style(flexRow())
// As small as the rest of the bar.
globalStyle(`${language} svg`, square('16px'))
export const contact = style([target, { justifyContent: 'center', width: size.target }])

/** Reserves space for the contacts, which arrive with the settings. */
export const contacts = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: `calc(3 * ${size.target})`,
  minHeight: size.target,
})
globalStyle(`${contacts} svg`, square('18px'))
