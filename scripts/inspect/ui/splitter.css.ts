import { style, styleVariants } from '@vanilla-extract/css'
import { NARROW } from '../media.ts'
import { vars } from '../theme.css.ts'

const line = style({
  position: 'relative',
  flex: 'none',
  background: vars.color.line,
  touchAction: 'none',
  zIndex: 1,
  '@media': { [NARROW]: { display: 'none' } },
  // A larger target than the visible line.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover, &:active, &:focus-visible': { background: vars.color.accent, outline: 'none' },
  },
})

export const splitter = styleVariants({
  columns: [line, { width: '1px', cursor: 'col-resize', '::after': { insetInline: '-5px' } }],
  rows: [line, { height: '1px', cursor: 'row-resize', '::after': { insetBlock: '-5px' } }],
})
