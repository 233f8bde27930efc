import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const { color, space } = vars

export const dialog = style({
  margin: 'auto',
  width: `calc(100% - 2 * ${space.x4})`,
  maxWidth: '420px',
  padding: space.x4,
  border: 0,
  borderRadius: vars.radius.large,
  background: color.surface,
  color: color.textHigh,
  selectors: { '&::backdrop': { background: color.veil } },
})
