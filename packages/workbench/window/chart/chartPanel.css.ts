import { globalStyle, style } from '@vanilla-extract/css'
import { code, vars } from '../theme.css.ts'

export const title = style({ fontWeight: 700, minWidth: 0 })

export const place = style([code, { marginInlineStart: '10px', fontSize: '11px', color: vars.color.low }])

export const view = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  backgroundImage: `radial-gradient(${vars.color.line} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
})

export const sheet = style({ margin: 'auto', flex: 'none' })

globalStyle(`${sheet} svg`, { display: 'block' })

globalStyle(`${view} .chart`, {
  vars: {
    '--chart-state': vars.color.panel,
    '--chart-group': vars.color.bar,
    '--chart-border': vars.color.outline,
    '--chart-text': vars.color.high,
    '--chart-muted': vars.color.mid,
    '--chart-line': vars.color.low,
  },
})
globalStyle(`${view} .node > .box`, { transition: 'fill 160ms, stroke 160ms' })
globalStyle(`${view} .node.lit > .box`, { stroke: vars.color.accent, strokeWidth: 2 })
globalStyle(`${view} .node.lit:not(.group) > .box`, { fill: vars.color.accentTint })
globalStyle(`${view} .node.lit > .name`, { fill: vars.color.accent })
globalStyle(`${view} .edge.taken path:not(.head)`, { stroke: vars.color.amber, strokeWidth: 2.25 })
globalStyle(`${view} .edge.taken .head`, { fill: vars.color.amber })
globalStyle(`${view} .edge.taken text`, { fill: vars.color.amber, fontWeight: 700 })
