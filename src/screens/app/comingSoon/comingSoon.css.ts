import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/tokens.css.ts'

const { space } = vars

/** The size of the code, kept free while it is fetched. */
export const code = style({
  width: '208px',
  height: '208px',
  padding: space.x3,
  borderRadius: vars.radius.large,
  background: vars.color.textHigh,
})

export const links = style({
  flexBasis: '100%',
  display: 'flex',
  justifyContent: 'center',
  gap: space.x3,
  paddingTop: space.x3,
})
