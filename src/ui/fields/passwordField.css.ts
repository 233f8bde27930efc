import { style } from '@vanilla-extract/css'
import { centred, square } from '../../theme/layout.ts'
import { color, radius, size } from '../../theme/tokens.css.ts'

export const toggle = style({
  position: 'relative',
  ...centred,
  ...square(size.target),
  borderRadius: radius.medium,
  color: color.textMid,
  selectors: { '&[aria-pressed=true]': { color: color.brand } },
})
