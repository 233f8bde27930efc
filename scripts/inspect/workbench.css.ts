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

const onlyInView = (view: string) => ({
  [NARROW]: {
    selectors: {
      [`${workbench}:not([data-view="${view}"]) &`]: { display: 'none' },
      [`${workbench}[data-view="${view}"] &`]: {
        flex: '1 1 0',
        width: 'auto !important',
        height: 'auto !important',
      },
    },
  },
})

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
        selectors: {
          [`${workbench}[data-view="site"] &`]: { position: 'static' },
          [`${workbench}:not([data-view="site"]) &`]: aside,
        },
      },
    },
  },
])

export const tools = style([
  column,
  {
    flex: '1 1 0',
    '@media': {
      [NARROW]: { selectors: { [`${workbench}[data-view="site"] &`]: { display: 'none' } } },
    },
  },
])

export const upper = style({
  display: 'flex',
  flex: '1 1 0',
  minHeight: 0,
  '@media': {
    [NARROW]: { selectors: { [`${workbench}[data-view="log"] &`]: { display: 'none' } } },
  },
})

const besideSite = `${workbench}[data-site="shown"] &`

export const actors = style([
  column,
  {
    flex: 'none',
    '@media': {
      ...onlyInView('actors'),
      [MEDIUM]: { selectors: { [besideSite]: { display: 'none' } } },
    },
  },
])
export const chart = style([column, { flex: '1 1 0', '@media': onlyInView('chart') }])
export const state = style([
  column,
  {
    flex: 'none',
    '@media': {
      ...onlyInView('state'),
      [MEDIUM]: { selectors: { [besideSite]: { maxWidth: '280px' } } },
    },
  },
])
export const log = style([column, { flex: 'none', '@media': onlyInView('log') }])
