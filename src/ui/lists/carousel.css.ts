import { style } from '@vanilla-extract/css'
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
  insetInline: `${space.x2} 0`,
  bottom: 0,
  display: 'flex',
  pointerEvents: 'none',
})

/** The touch target is 44 px high, the visible mark 4 px. */
export const dot = style({
  flex: `0 1 ${size.target}`,
  minWidth: '24px',
  height: size.target,
  pointerEvents: 'auto',
  outlineOffset: '-10px',
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
  marginInlineStart: 'auto',
  pointerEvents: 'auto',
  filter: 'drop-shadow(0 0 3px rgb(3 7 6 / 0.8))',
})
