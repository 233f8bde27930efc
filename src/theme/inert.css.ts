import { keyframes } from '@vanilla-extract/css'

/** While it runs, an element takes no presses: it is not yet where it stays, or the press was meant for what was there. */
export const inert = keyframes({ 'from, to': { pointerEvents: 'none' } })
