import { style } from '@vanilla-extract/css'
import { field, row, vars } from '../theme.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '12px',
  minHeight: '44px',
  padding: '0 12px',
  background: vars.color.panel,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const title = style({ fontSize: '14px', fontWeight: 800, letterSpacing: '-0.01em' })

export const status = style([row, { flex: '1 1 180px', gap: '8px', minWidth: 0, color: vars.color.mid }])

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  padding: '2px 10px',
  borderRadius: vars.radius.round,
  fontSize: '12px',
  fontWeight: 700,
  '::before': {
    content: '',
    width: '6px',
    height: '6px',
    borderRadius: vars.radius.round,
    background: 'currentcolor',
  },
})

export const live = style([pill, { background: vars.color.accentTint, color: vars.color.accent }])
export const paused = style([pill, { background: vars.color.amberTint, color: vars.color.amber }])
export const opened = style([pill, { background: vars.color.blueTint, color: vars.color.blue }])
export const failed = style([pill, { background: vars.color.redTint, color: vars.color.red }])
export const off = style([pill, { background: vars.color.hover, color: vars.color.low }])

export const page = style({ fontSize: '12px' })

export const select = style([
  field,
  { minWidth: 0, maxWidth: '100%', height: '28px', padding: '0 6px', fontSize: '12px' },
])

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  paddingInlineStart: '12px',
  borderInlineStart: `1px solid ${vars.color.line}`,
})

const message = style([row, { justifyContent: 'space-between', flex: 'none', padding: '4px 12px' }])

export const refusal = style([message, { background: vars.color.redTint, color: vars.color.red }])
export const notice = style([
  message,
  // Manrope draws the two hyphens of a command as a dash.
  { background: vars.color.blueTint, color: vars.color.blue, fontVariantLigatures: 'none' },
])
