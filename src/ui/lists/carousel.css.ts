import { style } from '@vanilla-extract/css'
import { wrapped } from '../../theme/layout.ts'
import { color, duration, radius, size, space } from '../../theme/tokens.css.ts'

export const carousel = style({ position: 'relative' })

export const track = style({
  display: 'flex',
  overflow: 'hidden',
  borderRadius: radius.large,
  touchAction: 'pan-y',
  userSelect: 'none',
})

export const slide = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  overflow: 'hidden',
  // Shows only the current slide until the slider library has loaded.
  selectors: { ':not([data-sliding]) > &[data-shown=false]': { display: 'none' } },
})

export const controls = style({
  position: 'absolute',
  insetInline: `${space.x4} 0`,
  bottom: 0,
  display: 'flex',
  pointerEvents: 'none',
})

/** In rows 24 px apart, so that many slides make the page no wider than the screen. */
export const dots = style({ flex: 1, ...wrapped(), paddingTop: '20px' })

/** The touch target is 44 px high and 24 to 44 px wide, the visible mark 4 px high. */
export const dot = style({
  flex: '1 0 24px',
  maxWidth: size.target,
  height: size.target,
  marginTop: '-20px',
  pointerEvents: 'auto',
  outlineOffset: '-10px',
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      height: '4px',
      marginInline: '3px',
      marginTop: '14px',
      borderRadius: radius.round,
      background: color.textHigh,
      opacity: 0.5,
      boxShadow: '0 0 0 1px rgb(3 7 6 / 0.4)',
      transition: `opacity ${duration.quick}`,
    },
    '&[aria-current=true]::before': { opacity: 1 },
  },
})

export const toggle = style({
  alignSelf: 'end',
  pointerEvents: 'auto',
  filter: 'drop-shadow(0 0 3px rgb(3 7 6 / 0.8))',
})
