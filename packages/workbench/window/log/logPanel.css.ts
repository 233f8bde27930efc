import { style } from '@vanilla-extract/css'
import { column, field, count as figure, row, vars } from '../theme.css.ts'

export const content = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
})

export const filters = style([
  row,
  { gap: '12px', minWidth: 0, height: '36px', marginInlineStart: '12px', fontSize: '12px' },
])

export const search = style([field, { width: '240px', height: '26px', padding: '0 8px' }])

export const ofActor = style([row, { gap: '4px', minHeight: '24px', color: vars.color.mid }])

export const count = style([
  figure,
  { flex: 'none', minWidth: '84px', textAlign: 'end', paddingInlineEnd: '8px' },
])

export const details = style([
  column,
  { flex: '0 1 380px', overflow: 'auto', borderInlineStart: `1px solid ${vars.color.line}` },
])

export const detailsHead = style([
  row,
  {
    position: 'sticky',
    insetBlockStart: 0,
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '6px 4px 6px 12px',
    background: vars.color.panel,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
])

export const detailsTitle = style({ fontSize: '12px', marginInlineEnd: 'auto' })

export const cut = style({ padding: '6px 12px 0', fontSize: '12px', color: vars.color.amber })
