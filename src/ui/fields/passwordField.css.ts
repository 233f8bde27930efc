import { style } from '@vanilla-extract/css'
import { centred, square } from '../../theme/layout.ts'
import { vars } from '../../theme/tokens.css.ts'

export const toggle = style({
  position: 'relative',
  ...centred,
  ...square(vars.size.target),
  borderRadius: vars.radius.medium,
  color: vars.color.textMid,
  selectors: { '&[aria-pressed=true]': { color: vars.color.brand } },
})
