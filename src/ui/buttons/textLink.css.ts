import { style } from '@vanilla-extract/css'
import { color, size, space, weight } from '../../theme/tokens.css.ts'

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  justifyContent: 'center',
  maxWidth: '100%',
  minWidth: size.target,
  minHeight: size.target,
  color: color.brand,
  fontWeight: weight.medium,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover, p > &': { textDecoration: 'underline' } },
})
