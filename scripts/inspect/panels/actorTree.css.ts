import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const tree = style({ padding: '6px 0' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: '100%',
  minHeight: '28px',
  padding: '2px 12px',
  textAlign: 'start',
  cursor: 'default',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': {
      background: vars.color.accentTint,
      boxShadow: `inset 2px 0 ${vars.color.accent}`,
    },
  },
})

export const dot = style({ width: '7px', height: '7px', flex: 'none', borderRadius: vars.radius.round })
export const machineDot = style([dot, { background: vars.color.accent }])
export const portDot = style([dot, { border: `1.5px solid ${vars.color.low}` }])

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 0' })
export const name = style({ fontWeight: 600 })
export const port = style({ color: vars.color.mid })
export const detail = style({ fontSize: '11px', color: vars.color.low })
export const kind = style({ marginInlineStart: '6px', fontWeight: 500, color: vars.color.low })
export const count = style({
  marginInlineEnd: '8px',
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.low,
})
