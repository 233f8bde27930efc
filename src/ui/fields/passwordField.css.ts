import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const toggle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.medium,
  color: vars.color.textMid,
  selectors: { '&[aria-pressed=true]': { color: vars.color.brand } },
})
