import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  justifyContent: 'center',
  maxWidth: '100%',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.brand,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover, p > &': { textDecoration: 'underline' } },
})
