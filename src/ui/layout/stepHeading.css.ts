import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, weight } = vars

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.x2}` })
export const number = style([
  text.caption,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    borderRadius: vars.radius.round,
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
