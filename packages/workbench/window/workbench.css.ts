import { style } from '@vanilla-extract/css'
import { column, vars } from './theme.css.ts'

/** A smaller window scrolls. */
export const workbench = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: '1200px',
  minHeight: '640px',
})

export const main = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
})

/** A page that isn't rendered gets no animation frames, so a hidden site is moved outside the window instead. */
export const site = style([
  column,
  {
    width: '422px',
    flex: 'none',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&[data-shown="false"]': { position: 'absolute', insetBlock: 0, insetInlineStart: '-200vw' },
    },
  },
])

export const tools = style([column, { flex: '1 1 0' }])

const separate = `1px solid ${vars.color.line}`

/** The browser's own handles, in the corner, resize this part and the actors. */
export const upper = style({
  display: 'flex',
  flex: 'none',
  height: '65%',
  minHeight: '200px',
  maxHeight: 'calc(100% - 120px)',
  overflow: 'hidden',
  resize: 'vertical',
  borderBlockEnd: separate,
})

export const actors = style([
  column,
  {
    flex: 'none',
    width: '208px',
    minWidth: '160px',
    maxWidth: '420px',
    overflow: 'hidden',
    resize: 'horizontal',
    borderInlineEnd: separate,
  },
])
export const chart = style([column, { flex: '1 1 0', minWidth: '200px' }])
export const state = style([column, { flex: 'none', width: '308px', borderInlineStart: separate }])
export const log = style([column, { flex: '1 1 0' }])
