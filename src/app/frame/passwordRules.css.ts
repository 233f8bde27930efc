import { style } from '@vanilla-extract/css'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space } = vars

export const rules = style({ display: 'flex', flexDirection: 'column', gap: space.x1 })
export const rule = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space.x2, color: color.textLow },
])
export const met = style([rule, { color: color.brand }])
