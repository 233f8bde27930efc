import { style } from '@vanilla-extract/css'
import { column, row, vars } from '../theme.css.ts'

export const panel = style([
  column,
  {
    position: 'relative',
    flex: '1 1 0',
    overflow: 'hidden',
    background: vars.color.panel,
  },
])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  gap: '0 8px',
  minHeight: '36px',
  padding: '0 4px 0 12px',
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.bar,
})

export const title = style({ fontSize: '12px', color: vars.color.mid, whiteSpace: 'nowrap' })

export const tools = style([row, { gap: '4px', marginInlineStart: 'auto', minWidth: 0 }])

/** The scrolling content of a panel. */
export const scroll = style({ flex: '1 1 0', minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' })

/** The text of a panel that has nothing to show. */
export const empty = style({
  margin: 'auto',
  padding: '24px',
  maxWidth: '36ch',
  textAlign: 'center',
  color: vars.color.low,
  textWrap: 'balance',
})
