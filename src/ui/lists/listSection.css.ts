import { style, styleVariants } from '@vanilla-extract/css'
import { flexColumn, flexRow, growing } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { cardLook, color, radius, size, space, weight } from '../../theme/tokens.css.ts'

export const section = style({
  ...flexColumn(space.x2),
  // In a dialog nothing else parts the sections.
  selectors: { 'dialog & + &': { marginTop: space.x4 } },
})
export const title = style([text.body, { color: color.textMid, fontWeight: weight.bold }])
export const list = style({
  ...cardLook,
  overflow: 'hidden',
  // A dialog has the same surface as the list, so the rows align with the dialog's title.
  selectors: { 'dialog &': { marginInline: `calc(-1 * ${space.x4})` } },
})
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
})

export const plainRow = style([
  text.control,
  {
    ...flexRow(space.x3),
    width: '100%',
    minHeight: size.row,
    padding: `${space.x2} ${space.x4}`,
    textAlign: 'start',
    outlineOffset: '-2px',
    // The rounded corners of the list would clip the focus ring.
    selectors: { '&:focus-visible': { borderRadius: radius.large } },
  },
])

const pressable = style([
  plainRow,
  {
    selectors: { '&:active': { background: color.pressed } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
  },
])

export const row = styleVariants({
  plain: [pressable],
  danger: [pressable, { color: color.red }],
})
export const icon = styleVariants({ plain: { color: color.textMid }, danger: { color: color.red } })
export const words = style(growing)
export const detail = style([text.small, { display: 'block', color: color.textMid }])
export const chevron = style({ color: color.textLow })
