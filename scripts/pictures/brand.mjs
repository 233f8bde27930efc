import { importModule } from '../lib/importModule.mjs'
import { drawWords } from './lettering.mjs'

/** @type {typeof import('../../machines/brand/brand.ts')} */
const { BRAND, BRAND_COLOURS, BRAND_MARK } = await importModule('/machines/brand/brand.ts')

export { BRAND_COLOURS }

/** The mark in its 48 × 48 view box. */
const mark = BRAND_MARK.map(
  ([shape, attributes]) =>
    `<${shape}${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')}/>`,
).join('')

/** The mark, larger. It extends from (8, 0) to (105, 100). */
export const PARROT = `<g transform="translate(0 -3) scale(2.300)">${mark}</g>`

/** The parrot's width and centre, in its own units. */
const PARROT_WIDTH = 100
const PARROT_MIDDLE = [56, 50]

/** Returns the parrot on a disc, around (0, 0), for an icon. @param {number} width of the parrot */
export function drawOnDisc(width) {
  const scale = width / PARROT_WIDTH
  const [left, top] = PARROT_MIDDLE.map((middle) => -middle * scale)
  return `<circle r="${width * 0.61}" fill="${BRAND_COLOURS.disc}"/><g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${PARROT}</g>`
}

/** Returns the logos, the loader picture and the favicon as SVG by file name. */
export function drawMarks() {
  return {
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 310 116">${PARROT}${drawWords(BRAND.name, { x: 128, y: 84, size: 84, weight: 800, fill: '#f1f7f5', spacing: -3 })}</svg>`,
    'logo-mark.svg': MARK,
    'loader.svg': MARK,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" rx="40" fill="${BRAND_COLOURS.page}"/><g transform="translate(24 28)">${PARROT}</g></svg>`,
  }
}

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 116 116">${PARROT}</svg>`

/** Returns the pictures of `public/art` with the mark as SVG by file name. */
export function drawArt() {
  return {
    'mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${mark}</svg>`,
    'splash.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="390" viewBox="0 0 390 390"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0f4f39"/><stop offset="1" stop-color="${BRAND_COLOURS.walletEnd}"/></linearGradient></defs><circle cx="195" cy="195" r="170" fill="url(#g)" opacity=".35"/><circle cx="195" cy="195" r="128" fill="url(#g)" opacity=".6"/><circle cx="195" cy="195" r="88" fill="${BRAND_COLOURS.disc}"/><path fill="none" stroke="${BRAND_COLOURS.brand}" stroke-width="3" stroke-linecap="round" opacity=".5" d="M195 25a170 170 0 0 1 120 50M195 365a170 170 0 0 1-120-50"/><g fill="#e8c36a"><path d="m318 96 4 10 10 4-10 4-4 10-4-10-10-4 10-4Z"/><path d="m66 254 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z"/></g><g fill="#7fe9c0" opacity=".6"><circle cx="84" cy="110" r="5"/><circle cx="304" cy="284" r="7"/><circle cx="332" cy="206" r="4"/></g><g transform="translate(123 119) scale(3.1)">${mark}</g></svg>`,
    'error.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><circle cx="80" cy="60" r="56" fill="#121c1a"/><circle cx="80" cy="60" r="38" fill="#192624"/><g transform="translate(50 26) scale(1.25)">${mark}</g><path fill="#d9e4df" d="M52 34c2-14 12-22 26-22 15 0 25 9 26 24l-9-7-8 9-9-10-9 9-8-9Z"/><path fill="#a8bcb6" d="M91 15c8 4 12 11 13 21l-9-7-4 5c3-7 3-13 0-19Z"/><path fill="#f1f7f5" d="m40 66 10 9 9-11 10 12 11-12 11 12 10-12 9 11 10-9c2 28-13 44-40 44S38 94 40 66Z"/><path fill="#c4d3cd" d="M120 66c2 28-13 44-40 44-6 0-11-.8-16-2.3 30 0 46-14 47-33.7Z"/><path fill="none" stroke="#e8c36a" stroke-width="3" stroke-linecap="round" d="m28 44-8-5m10 21H20m112-16 8-5m-10 21h10"/></svg>`,
  }
}
