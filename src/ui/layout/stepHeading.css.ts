import { style } from '@vanilla-extract/css'
import { centred, square, wrappedRow } from '../../theme/layout.ts'
import { text } from '../../theme/text.css.ts'
import { color, radius, space, weight } from '../../theme/tokens.css.ts'

export const line = style(wrappedRow(`0 ${space.x2}`))
export const number = style([
  text.caption,
  {
    ...centred,
    flex: 'none',
    ...square('22px'),
    borderRadius: radius.round,
    background: color.brandTint,
    color: color.brand,
    fontWeight: weight.heavy,
  },
])
export const title = style([
  text.control,
  { flex: '1 1 0', minWidth: 'min-content', fontWeight: weight.bold },
])
export const note = style([text.small, { marginInlineStart: 'auto', color: color.textMid, textAlign: 'end' }])
