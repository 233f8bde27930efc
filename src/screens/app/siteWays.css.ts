import { style } from '@vanilla-extract/css'
import { wrapped } from '#src/theme/layout.ts'
import { space } from '#src/theme/tokens.css.ts'

/** A line of its own, which stands as the ways above it do. */
export const ways = style({
  ...wrapped(`${space.x2} ${space.x5}`),
  width: '100%',
  justifyContent: 'inherit',
  paddingTop: space.x2,
})
