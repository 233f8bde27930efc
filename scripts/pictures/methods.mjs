import { drawWords } from './lettering.mjs'

/**
 * Hue and letter of each payment method's tile; the name stands beside it. The real logos are trademarks and are not used.
 */
const METHODS = {
  bkash: { hue: 330, letter: 'b' },
  nagad: { hue: 18, letter: 'N' },
  rocket: { hue: 276, letter: 'R' },
  upay: { hue: 210, letter: 'U' },
  usdt: { hue: 164, letter: '$' },
}

/** Returns tiles of the payment methods as SVG by file name, 96 × 96 each. */
export function drawMethods() {
  return Object.fromEntries(
    Object.entries(METHODS).map(([name, method]) => [`pay-${name}.svg`, drawTile(method)]),
  )
}

function drawTile({ hue, letter }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 40%)"/><stop offset="1" stop-color="hsl(${hue + 24} 66% 24%)"/></linearGradient><clipPath id="b"><rect width="96" height="96" rx="24"/></clipPath></defs><g clip-path="url(#b)"><path fill="url(#a)" d="M0 0h96v96H0z"/><circle cx="82" cy="10" r="36" fill="#fff" opacity=".1"/></g>${drawWords(letter, { x: 48, y: 68, size: 58, weight: 800, fill: '#fff', centred: true })}</svg>`
}
