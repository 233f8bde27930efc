import { style } from '@vanilla-extract/css'
import { centred, square } from '../../theme/layout.ts'
import { color, weight } from '../../theme/tokens.css.ts'

export const tile = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  background: color.pressed,
})
export const drawing = style({ ...square('100%') })
const plate = style({
  ...centred,
  flex: 'none',
  ...square('40px'),
  color: '#fff',
  fontSize: '15px',
  fontWeight: weight.heavy,
  lineHeight: 1,
  selectors: { '&[data-letters]::before': { content: 'attr(data-letters)' } },
})
/** The outlines of marks: square, disc, leaf, shield, arch. */
export const mark = ['12px', '50%', '50% 4px', '10px 10px 50% 50%', '50% 50% 10px 10px'].map((borderRadius) =>
  style([plate, { borderRadius }]),
)
