import { style } from '@vanilla-extract/css'
import { code, vars } from '../theme.css.ts'

export const form = style({ flex: '1 1 0', minWidth: 0, marginInlineStart: '-4px' })

export const address = style([
  code,
  {
    width: '100%',
    height: '26px',
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.round,
    background: vars.color.hover,
    selectors: { '&:hover, &:focus': { borderColor: vars.color.outline } },
  },
])

export const desk = style({
  display: 'flex',
  justifyContent: 'center',
  flex: '1 1 0',
  minHeight: 0,
  padding: '16px',
  background: vars.color.page,
})

export const frame = style({
  width: '390px',
  maxWidth: '100%',
  height: '100%',
  maxHeight: '844px',
  border: 0,
  borderRadius: '14px',
  background: vars.color.panel,
  boxShadow: `0 0 0 1px ${vars.color.line}, 0 8px 24px rgb(0 0 0 / 0.14)`,
})
