import { style, styleVariants } from '@vanilla-extract/css'
import { oneLine, vars } from '../theme.css.ts'

export const tree = style({ padding: '6px 0', overflowWrap: 'anywhere' })

export const list = style({ selectors: { 'details > &': { paddingInlineStart: '14px' } } })

const row = style({
  padding: '1px 12px',
  minHeight: '22px',
  selectors: { '&:hover': { background: vars.color.hover } },
})

export const line = style([row, { paddingInlineStart: '26px' }])

export const summary = style([row, oneLine, { cursor: 'pointer', '::marker': { color: vars.color.low } }])

export const changed = style({ boxShadow: `inset 2px 0 ${vars.color.amber}` })

export const name = style({ color: vars.color.violet, '::after': { content: ': ', color: vars.color.low } })

export const value = styleVariants({
  text: { color: vars.color.accent },
  plain: { color: vars.color.blue },
  // Hidden when expanded, because everything is visible then.
  nested: { color: vars.color.low, selectors: { 'details[open] > summary > &': { display: 'none' } } },
})

export const old = style({ marginInlineEnd: '8px', color: vars.color.red })

export const more = style({ padding: '2px 26px', color: vars.color.low })
