import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  minWidth: '28px',
  height: '28px',
  padding: '0 6px',
  borderRadius: vars.radius.small,
  fontSize: '12px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: vars.color.mid,
  selectors: {
    '&:hover:enabled': { background: vars.color.hover, color: vars.color.high },
    '&:disabled': { opacity: 0.45 },
    '&[aria-pressed="true"]': { background: vars.color.accentTint, color: vars.color.accent },
  },
})

export const button = styleVariants({
  quiet: [base],
  outlined: [
    base,
    { padding: '0 10px', border: `1px solid ${vars.color.line}`, background: vars.color.panel },
  ],
})
