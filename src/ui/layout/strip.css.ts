import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { flexRow, growing } from '../../theme/layout.ts'
import { space } from '../../theme/tokens.css.ts'

const inView = createVar()

export const strip = style(flexRow(space.x1))

export const list = style({
  vars: { [inView]: '7' },
  '@media': {
    'screen and (max-width: 1023.98px)': { vars: { [inView]: '4' } },
    'screen and (max-width: 599.98px)': { vars: { [inView]: '3' } },
    'screen and (max-width: 479.98px)': { vars: { [inView]: '2' } },
  },
  display: 'flex',
  ...growing,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
})

globalStyle(`${list} > li`, {
  flex: 'none',
  width: `calc(100% / ${inView})`,
  paddingInline: space.x1,
  scrollSnapAlign: 'start',
})
