import { drawWords } from './lettering.mjs'

/** The parrot of the fictional brand. It extends from (8, 0) to (105, 100). */
export const PARROT = `<g transform="translate(0 -3) scale(2.300)"><path fill="#128257" d="M13 31C9 37 7 42 8 46c6-1 11-4 14-9Z"/><path fill="#1fd08a" d="M23 6C12.5 6 6 13.5 6 23.5 6 34 13 42 23.5 42 33 42 39 35.5 39 27V20C39 11.5 32.5 6 23 6Z"/><path fill="#7fe9c0" d="M27 8.5C25 4.5 21 2 16.5 2.5c.5 3 1.5 5 3.5 6.5-4-.5-7 0-9.5 2.5 4 2.5 10 2 16.5-3Z"/><path fill="#128257" d="M9 25c1.5 8 7 12.5 14.5 11.5 4.5-.6 7.5-3.5 8-8-6.5 3-15 2.5-22.5-3.5Z"/><path fill="#ff857b" d="M33 14.5c7.5-1.5 13 2.5 12.5 9.5-.3 4-2.5 6.5-5 7.5.6-4-.5-6.5-4-8-2.5-1-4.5-3-5-5.5Z"/><path fill="#e0574c" d="M36.5 23.5c3.5 1.5 4.6 4 4 8-3.5.5-6.5-1.5-7.5-5Z"/><circle cx="27" cy="17.5" r="5" fill="#f1f7f5"/><circle cx="28.2" cy="17.5" r="2.8" fill="#06231a"/><circle cx="29.2" cy="16.5" r=".9" fill="#fff"/></g>`

/** Returns the logos, the loader picture and the favicon as SVG by file name. */
export function drawMarks() {
  return {
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 310 116">${PARROT}${drawWords('Tiya', { x: 128, y: 84, size: 84, weight: 800, fill: '#f1f7f5', spacing: -3 })}</svg>`,
    'logo-mark.svg': MARK,
    'loader.svg': MARK,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" rx="40" fill="#0b1312"/><g transform="translate(24 28)">${PARROT}</g></svg>`,
  }
}

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 116 116">${PARROT}</svg>`
