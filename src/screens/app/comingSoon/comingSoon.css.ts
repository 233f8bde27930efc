import { style } from '@vanilla-extract/css'
import { space } from '#src/theme/tokens.css.ts'

export const links = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  paddingTop: space.x3,
})
