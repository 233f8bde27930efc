import { style } from '@vanilla-extract/css'
import { wrapped } from '#src/theme/layout.ts'
import { space } from '#src/theme/tokens.css.ts'

export const links = style({
  flexBasis: '100%',
  ...wrapped(),
  justifyContent: 'center',
  gap: space.x3,
  paddingTop: space.x3,
})
