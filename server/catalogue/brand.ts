import { drawWords } from './words.ts'

/* The made-up brand: a green parrot, drawn here, and banners that say one thing each. */

const PARROT = `<g transform="translate(0 -3) scale(2.300)"><path fill="#128257" d="M13 31C9 37 7 42 8 46c6-1 11-4 14-9Z"/><path fill="#1fd08a" d="M23 6C12.5 6 6 13.5 6 23.5 6 34 13 42 23.5 42 33 42 39 35.5 39 27V20C39 11.5 32.5 6 23 6Z"/><path fill="#7fe9c0" d="M27 8.5C25 4.5 21 2 16.5 2.5c.5 3 1.5 5 3.5 6.5-4-.5-7 0-9.5 2.5 4 2.5 10 2 16.5-3Z"/><path fill="#128257" d="M9 25c1.5 8 7 12.5 14.5 11.5 4.5-.6 7.5-3.5 8-8-6.5 3-15 2.5-22.5-3.5Z"/><path fill="#ff857b" d="M33 14.5c7.5-1.5 13 2.5 12.5 9.5-.3 4-2.5 6.5-5 7.5.6-4-.5-6.5-4-8-2.5-1-4.5-3-5-5.5Z"/><path fill="#e0574c" d="M36.5 23.5c3.5 1.5 4.6 4 4 8-3.5.5-6.5-1.5-7.5-5Z"/><circle cx="27" cy="17.5" r="5" fill="#f1f7f5"/><circle cx="28.2" cy="17.5" r="2.8" fill="#06231a"/><circle cx="29.2" cy="16.5" r=".9" fill="#fff"/></g>`

interface Banner {
  eyebrow: string
  lines: [string, string?]
  foot: string
  /** Degrees on the colour wheel, from left to right. */
  hues: [number, number]
  /** What stands at the right, drawn around 0 0 within a radius of 130. */
  figure: string
}

const BIG_PARROT = `<g transform="translate(-102 -102) scale(1.850)">${PARROT}</g>`
const COINS = `<g stroke="#b97a14" stroke-width="6"><ellipse cx="0" cy="70" rx="96" ry="30" fill="#e8b84a"/><ellipse cx="0" cy="40" rx="96" ry="30" fill="#f2c75c"/><ellipse cx="0" cy="10" rx="96" ry="30" fill="#e8b84a"/><ellipse cx="0" cy="-20" rx="96" ry="30" fill="#ffdf8d"/></g><path d="M0-128l12 28 30 3-23 20 7 30-26-16-26 16 7-30-23-20 30-3z" fill="#fff"/>`
const BALL = `<circle r="104" fill="#d9463d"/><path d="M-62-84c46 56 46 112 0 168M-44-96c50 62 50 130 0 192" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="13 10"/><circle cx="34" cy="-42" r="46" fill="#fff" opacity=".15"/>`
const KITE = `<path d="M50-118l54 104-136 88-36-114z" fill="#ffd166"/><path d="M50-118L-32 74-68-40z" fill="#ff7b70"/><path d="M-32 74c-42 26 20 44-30 66" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
const FISH = `<path d="M-120 6c50-76 158-100 220-2 14-22 30-34 50-40-10 28-10 56 0 86-20-6-36-18-50-40-62 94-170 72-220-4z" fill="#c2f4ff"/><path d="M-120 6c50-76 158-100 220-2z" fill="#fff" opacity=".5"/><circle cx="-56" cy="-14" r="14" fill="#073b2f"/>`
const FRIENDS = `<g transform="translate(-150 -60) scale(1.300)">${PARROT}</g><g transform="translate(150 -60) scale(-1.300 1.300)">${PARROT}</g>`

function drawBanner({ eyebrow, lines, foot, hues: [from, to], figure }: Banner): string {
  const x = 60
  const words = [
    drawWords(eyebrow, { x, y: 104, size: 30, weight: 700, fill: `hsl(${from} 85% 78%)`, spacing: 1 }),
    ...lines.map((line, at) =>
      line ? drawWords(line, { x, y: 182 + at * 66, size: 58, weight: 800, fill: '#fff', spacing: -1 }) : '',
    ),
    drawWords(foot, { x, y: lines[1] ? 320 : 256, size: 32, weight: 500, fill: '#fff', opacity: 0.88 }),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 420"><defs><linearGradient id="a" x2="1" y2=".6"><stop stop-color="hsl(${from} 66% 22%)"/><stop offset="1" stop-color="hsl(${to} 62% 14%)"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1000v420H0z"/><g fill="hsl(${from} 70% 50%)"><circle cx="810" cy="214" r="262" opacity=".13"/><circle cx="810" cy="214" r="178" opacity=".2"/></g><g transform="translate(806 212)">${figure}</g>${words}</svg>`
}

const mark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 ${size} ${size}">${PARROT}</svg>`

const wordmark = (width: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -6 ${width} 116">${PARROT}${drawWords('Tiya', { x: 128, y: 84, size: 84, weight: 800, fill: colour, spacing: -3 })}</svg>`

const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" rx="40" fill="#0b1312"/><g transform="translate(24 28)">${PARROT}</g></svg>`

/** The brand's pictures by file name below `/storage`. */
export function drawBrand(): Map<string, string> {
  return new Map([
    ['logo.svg', wordmark(310, '#f1f7f5')],
    ['logo-mark.svg', mark(116)],
    ['loader.svg', mark(116)],
    ['favicon.svg', tile],
    ...Object.entries(BANNERS).map(([name, banner]): [string, string] => [`${name}.svg`, drawBanner(banner)]),
  ])
}

const BANNERS: Record<string, Banner> = {
  'banner-welcome': {
    eyebrow: 'WELCOME BONUS',
    lines: ['Double your first', 'deposit'],
    foot: 'Up to 7,777 taka · turnover 12×',
    hues: [156, 204],
    figure: BIG_PARROT,
  },
  'banner-cashback': {
    eyebrow: 'EVERY WEEK',
    lines: ['5% cashback on', 'all slots'],
    foot: 'Counted on Monday, paid by noon',
    hues: [38, 12],
    figure: COINS,
  },
  'banner-cricket': {
    eyebrow: 'EXCHANGE',
    lines: ['Cricket odds that', 'move with the ball'],
    foot: 'Back and lay, in play',
    hues: [222, 258],
    figure: BALL,
  },
  'favourite-exchange': {
    eyebrow: 'FAVOURITE',
    lines: ['Exchange'],
    foot: 'Cricket, soccer, tennis',
    hues: [200, 226],
    figure: BALL,
  },
  'favourite-kites': {
    eyebrow: 'FAVOURITE',
    lines: ['Lucky Kites'],
    foot: 'Slot by Boishakh',
    hues: [172, 196],
    figure: KITE,
  },
  'favourite-hilsa': {
    eyebrow: 'FAVOURITE',
    lines: ['Hilsa Hunt'],
    foot: 'Fishing by Padma Fish',
    hues: [194, 216],
    figure: FISH,
  },
  'feature-kites': {
    eyebrow: 'NEW',
    lines: ['Lucky Kites'],
    foot: 'Wins of up to 66×',
    hues: [320, 276],
    figure: KITE,
  },
  'feature-fish': {
    eyebrow: 'FISHING',
    lines: ['Hilsa season'],
    foot: 'Three rivers, thirty games',
    hues: [190, 222],
    figure: FISH,
  },
  'feature-friends': {
    eyebrow: 'REFERRAL',
    lines: ['Bring a friend'],
    foot: 'You both get 200 taka',
    hues: [146, 176],
    figure: FRIENDS,
  },
}
