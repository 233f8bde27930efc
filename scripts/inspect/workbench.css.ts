import { style } from '@vanilla-extract/css'
import { MEDIUM, NARROW } from './media.ts'
import { column, vars } from './theme.css.ts'

export const workbench = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const views = style({
  display: 'none',
  flex: 'none',
  height: '40px',
  padding: '0 8px',
  overflowX: 'auto',
  background: vars.color.bar,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [NARROW]: { display: 'flex' } },
})

export const main = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
})

/** A part of the tools. In a narrow window it fills the view that it is on, and is hidden in the others. */
const part = style([
  column,
  {
    flex: 'none',
    '@media': {
      [NARROW]: {
        selectors: {
          '&[data-on="false"]': { display: 'none' },
          '&[data-on="true"]': { flex: '1 1 0', width: 'auto !important', height: 'auto !important' },
        },
      },
    },
  },
])

/** A page that isn't rendered gets no animation frames, so a hidden site is moved outside the window instead. */
const aside = { position: 'absolute', insetBlock: 0, insetInlineStart: '-200vw' } as const

export const site = style([
  column,
  {
    width: '422px',
    flex: 'none',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    selectors: { [`${workbench}[data-site="hidden"] &`]: aside },
    '@media': {
      [NARROW]: {
        width: '100%',
        border: 0,
        selectors: { '&&[data-on="true"]': { position: 'static' }, '&&[data-on="false"]': aside },
      },
    },
  },
])

export const tools = style([part, { flex: '1 1 0' }])

export const upper = style([part, { flex: '1 1 0', flexDirection: 'row' }])

const besideSite = `${workbench}[data-site="shown"] &`

export const actors = style([
  part,
  { '@media': { [MEDIUM]: { selectors: { [besideSite]: { display: 'none' } } } } },
])
export const chart = style([part, { flex: '1 1 0' }])
export const state = style([
  part,
  { '@media': { [MEDIUM]: { selectors: { [besideSite]: { maxWidth: '280px' } } } } },
])
export const log = part
