import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/tokens.css.ts'

const { color, layer } = vars

const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.splash,
  display: 'grid',
  placeItems: 'center',
  background: color.page,
})

export const splash = style([cover])

/** The duration matches the delay of the splash machine. */
export const fading = style([
  cover,
  { opacity: 0, transition: 'opacity 500ms ease-out', pointerEvents: 'none' },
])

export const picture = style({ width: 'min(390px, 100vw)', height: 'auto' })

/** Smaller than the built-in picture, because the operator's may have no margin of its own. */
export const operatorPicture = style({ width: 'min(220px, 60vw)', height: 'auto' })

const breathe = keyframes({ from: { transform: 'scale(0.94)' }, to: { transform: 'scale(1)' } })

export const animation = style({ animation: `${breathe} 700ms ease-in-out infinite alternate` })
