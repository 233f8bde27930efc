import { style, styleVariants } from '@vanilla-extract/css'
import { row, vars } from '../theme.css.ts'

export const group = styleVariants({
  boxed: [
    row,
    {
      flex: 'none',
      padding: '2px',
      gap: '2px',
      background: vars.color.hover,
      borderRadius: vars.radius.medium,
    },
  ],
  plain: [row, { flex: 'none', alignSelf: 'stretch', gap: '4px' }],
})

const label = style([
  row,
  {
    position: 'relative',
    gap: '6px',
    color: vars.color.mid,
    fontSize: '12px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:has(:checked)': { color: vars.color.high },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
    },
  },
])

export const item = styleVariants({
  boxed: [
    label,
    {
      height: '24px',
      padding: '0 8px',
      borderRadius: vars.radius.small,
      selectors: {
        '&:has(:checked)': { background: vars.color.panel, boxShadow: '0 1px 2px rgb(0 0 0 / 0.18)' },
      },
    },
  ],
  plain: [
    label,
    {
      height: '100%',
      padding: '0 8px',
      selectors: { '&:has(:checked)': { boxShadow: `inset 0 -2px ${vars.color.accent}` } },
    },
  ],
})

export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  outline: 'none',
  cursor: 'inherit',
})
