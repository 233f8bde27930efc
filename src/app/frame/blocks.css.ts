import { globalStyle, style } from '@vanilla-extract/css'
import { flexColumn, wrapped } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, space, weight } from '../../theme/tokens.css.ts'

/** Larger than the text of other screens, because it is read rather than scanned. */
export const prose = style([
  text.control,
  { lineHeight: 1.6, fontWeight: weight.regular, color: color.textMid, textWrap: 'pretty' },
])
export const points = style([prose, { ...flexColumn(space.x2), paddingInlineStart: space.x5 }])
globalStyle(`${points} > li`, { listStyle: 'disc' })
globalStyle(`${points} > li::marker`, { color: color.brand })
export const links = style({ ...wrapped(), columnGap: space.x5 })
// Aligns short links with the start of the text.
globalStyle(`${links} > a`, { justifyContent: 'flex-start' })
