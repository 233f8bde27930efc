import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { text } from '../../theme/text.css.ts'
import { vars } from '../../theme/tokens.css.ts'

const { color, space, radius, size, weight } = vars

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.x2 })
export const chat = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '72px',
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.large,
  background: color.surface,
  selectors: { '&:active': { background: color.pressed } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.raised } } } },
})
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  borderRadius: radius.round,
  background: color.brandTint,
  color: color.brand,
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 })
export const partner = style([text.control, { fontWeight: weight.bold, overflowWrap: 'anywhere' }])
/** Shows at most two lines. */
export const last = style([
  text.body,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: color.textMid,
  },
])
