import { drawWords } from './lettering.mjs'

/** Hue of each payment method's tile. The real logos are trademarks and are not used. */
const HUES = { bKash: 330, Nagad: 18, Rocket: 276, Upay: 210, USDT: 164 }

/** Returns tiles with the names of the payment methods as SVG by file name, 160 × 96 each. */
export function drawMethods() {
  return Object.fromEntries(
    Object.entries(HUES).map(([name, hue]) => [`pay-${name.toLowerCase()}.svg`, drawTile(name, hue)]),
  )
}

function drawTile(name, hue) {
  const size = name.length > 5 ? 34 : 40
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 40%)"/><stop offset="1" stop-color="hsl(${hue + 24} 66% 24%)"/></linearGradient><clipPath id="b"><rect width="160" height="96" rx="20"/></clipPath></defs><g clip-path="url(#b)"><path fill="url(#a)" d="M0 0h160v96H0z"/><circle cx="134" cy="12" r="46" fill="#fff" opacity=".1"/></g>${drawWords(name, { x: 80, y: 60, size, weight: 800, fill: '#fff', spacing: -1, centred: true })}</svg>`
}
