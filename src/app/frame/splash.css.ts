import { keyframes, style } from '@vanilla-extract/css'
import { centred } from '../../theme/layout.ts'
import { color, layer } from '../../theme/tokens.css.ts'

const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.splash,
  ...centred,
  background: color.page,
})

export const splash = style([cover])

/** The duration matches the delay of the splash machine. */
export const fading = style([
  cover,
  { opacity: 0, transition: 'opacity 500ms ease-out', pointerEvents: 'none' },
])

/** The same box for every picture, so that one takes the other's place. */
export const picture = style({ gridArea: '1 / 1', width: 'min(390px, 100vw)', height: 'auto' })

/** Has a margin, because the operator's picture may have none of its own. */
export const operatorPicture = style([
  picture,
  { aspectRatio: '1', objectFit: 'contain', padding: 'min(85px, 20vw)' },
])
export const loadingPicture = style([operatorPicture, { opacity: 0 }])

const breathe = keyframes({ from: { transform: 'scale(0.94)' }, to: { transform: 'scale(1)' } })

export const animation = style({
  gridArea: '1 / 1',
  animation: `${breathe} 700ms ease-in-out infinite alternate`,
})
