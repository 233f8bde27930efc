import { drawWords } from '../catalogue/words.ts'
import { DEFAULT_SETTINGS } from '../operator/settings.ts'
import { iconOf } from './methods.ts'

/* Plain tiles with the names of the methods: their logos belong to their owners. */

const HUES: Record<string, number> = { bKash: 330, Nagad: 18, Rocket: 276, Upay: 210, USDT: 164 }

/** Draws the icons of the methods: SVG by file name below `/storage`. */
export function drawMethods(): Map<string, string> {
  return new Map(DEFAULT_SETTINGS.methods.map(({ name }) => [iconOf(name), drawTile(name, HUES[name] ?? 0)]))
}

function drawTile(name: string, hue: number): string {
  const size = name.length > 5 ? 34 : 40
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${hue} 62% 40%)"/><stop offset="1" stop-color="hsl(${hue + 24} 66% 24%)"/></linearGradient></defs><rect width="160" height="96" rx="20" fill="url(#a)"/><circle cx="134" cy="12" r="46" fill="#fff" opacity=".1"/>${drawWords(name, { x: 80, y: 60, size, weight: 800, fill: '#fff', spacing: -1, centred: true })}</svg>`
}
