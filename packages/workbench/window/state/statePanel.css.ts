import { style } from '@vanilla-extract/css'
import { code, count, field, vars } from '../theme.css.ts'

export const section = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const heading = style({
  padding: '10px 12px 4px',
  fontSize: '11px',
  fontWeight: 700,
  letterSpacing: '0.02em',
  color: vars.color.low,
})

export const content = style({ padding: '2px 12px 12px' })

export const flush = style({ paddingBlockEnd: '8px' })

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' })

export const state = style([
  code,
  {
    padding: '1px 8px',
    borderRadius: vars.radius.small,
    background: vars.color.accentTint,
    color: vars.color.accent,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
])

export const event = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const edges = style({ marginBlockStart: '2px', color: vars.color.mid, overflowWrap: 'anywhere' })
export const note = style({ fontSize: '12px', color: vars.color.low, overflowWrap: 'anywhere' })
export const guard = style({ fontSize: '12px', color: vars.color.amber, overflowWrap: 'anywhere' })

export const nothing = style({ padding: '2px 12px 12px', color: vars.color.low })

export const step = style({ display: 'flex', gap: '8px', padding: '4px 12px' })
export const stepWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const icon = style({ marginBlockStart: '1px' })
export const can = style([icon, { color: vars.color.accent }])
export const cannot = style([icon, { color: vars.color.red }])
export const unknown = style([icon, { color: vars.color.low }])

export const delays = style({ display: 'flex', flexDirection: 'column', gap: '8px' })
export const delay = style({ display: 'flex', justifyContent: 'space-between', gap: '8px' })
export const left = style([count, { color: vars.color.mid, whiteSpace: 'nowrap' }])
export const progress = style({ display: 'block', width: '100%', height: '4px' })

export const form = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '6px' })

export const input = style([
  field,
  { width: '100%', minHeight: '28px', padding: '3px 8px', borderColor: vars.color.outline },
])
export const text = style({ resize: 'vertical' })
export const problem = style({ fontSize: '12px', color: vars.color.red })
