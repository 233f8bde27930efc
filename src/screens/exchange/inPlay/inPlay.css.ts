import { style } from '@vanilla-extract/css'
import { centred, square } from '#src/theme/layout.ts'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, size } from '#src/theme/tokens.css.ts'

export const fold = style({
  ...centred,
  ...square(size.target),
  marginInlineEnd: '-12px',
  borderRadius: radius.medium,
  color: color.textMid,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})
const chevron = style({ transition: `transform ${duration.quick}` })
export const unfolded = style([chevron, { transform: 'rotate(180deg)' }])
export const folded = style([chevron])
