import { style } from '@vanilla-extract/css'
import { cardLook, color, space } from '../../theme/tokens.css.ts'

export const dialog = style({
  margin: 'auto',
  width: `calc(100% - 2 * ${space.x4})`,
  maxWidth: '420px',
  padding: space.x4,
  border: 0,
  ...cardLook,
  color: color.textHigh,
  selectors: { '&::backdrop': { background: color.veil } },
})
