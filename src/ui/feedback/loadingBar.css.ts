import { keyframes, style } from '@vanilla-extract/css'
import { color, duration, layer } from '../../theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Invisible at first: most of what is waited for arrives sooner. */
const animation = `${appear} ${duration.quick} 300ms backwards`

/** Above the screen, below its header and its bottom bar. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.raised,
  animation,
  '@media': {
    // Otherwise it would flash.
    '(prefers-reduced-motion: no-preference)': { background: color.page, opacity: 0.5 },
  },
})

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: layer.toast,
  height: '3px',
  overflow: 'hidden',
  background: color.brandTint,
  animation,
  '::before': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    background: color.brand,
    animation: `${sweep} 1.2s ease-in-out infinite`,
  },
})
