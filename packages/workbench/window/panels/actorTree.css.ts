import { style } from '@vanilla-extract/css'
import { count as figure, row, selectable, vars } from '../theme.css.ts'

export const tree = style({ padding: '6px 0' })

export const item = style([
  row,
  selectable,
  { gap: '8px', width: '100%', minHeight: '28px', padding: '2px 12px', textAlign: 'start' },
])

const dot = style({ width: '7px', height: '7px', flex: 'none', borderRadius: vars.radius.round })
export const machineDot = style([dot, { background: vars.color.accent }])
export const portDot = style([dot, { border: `1.5px solid ${vars.color.low}` }])

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 0' })
export const name = style({ fontWeight: 600 })
export const port = style({ color: vars.color.mid })
export const detail = style({ fontSize: '11px', color: vars.color.low })
export const kind = style({ marginInlineStart: '6px', fontWeight: 500, color: vars.color.low })
export const count = style([figure, { marginInlineEnd: '8px' }])
