import { PARROT } from './brand.mjs'
import { drawWords } from './lettering.mjs'

/**
 * Returns the pictures of sliders, in both languages, and those of promotions, which have no words, as SVG by file name,
 * 1000 × 420 each.
 */
export function drawBanners() {
  return Object.fromEntries([
    ...Object.entries(BANNERS).flatMap(([name, banner]) => [
      [`${name}.svg`, drawBanner(banner, wordsOf(banner.english, banner.hues[0]))],
      [`${name}.bn.svg`, drawBanner(banner, wordsOf(banner.bengali, banner.hues[0]))],
    ]),
    ...Object.entries(PROMOTIONS).map(([name, picture]) => [
      `promotion-${name}.svg`,
      drawBanner(picture, ''),
    ]),
  ])
}

function drawBanner({ hues: [from, to], figure }, words) {
  const x = words ? 806 : 500
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 420"><defs><linearGradient id="a" x2="1" y2=".6"><stop stop-color="hsl(${from} 66% 22%)"/><stop offset="1" stop-color="hsl(${to} 62% 14%)"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1000v420H0z"/><g fill="hsl(${from} 70% 50%)"><circle cx="${x + 4}" cy="214" r="262" opacity=".13"/><circle cx="${x + 4}" cy="214" r="178" opacity=".2"/></g><g transform="translate(${x} 212)">${figure}</g>${words}</svg>`
}

/** Words in sizes that are 10 px and more on the smallest phone: a banner is 288 px wide there, a pick 184 px. */
function wordsOf({ eyebrow, lines, foot }, hue) {
  const x = 60
  if (!eyebrow) {
    const top = lines.length === 1 ? 244 : 190
    return lines
      .map((line, at) =>
        drawWords(line, { x, y: top + at * 104, size: 92, weight: 800, fill: '#fff', spacing: -1 }),
      )
      .join('')
  }
  return [
    drawWords(eyebrow, { x, y: 96, size: 40, weight: 700, fill: `hsl(${hue} 85% 78%)`, spacing: 1 }),
    ...lines.map((line, at) =>
      drawWords(line, { x, y: 178 + at * 68, size: 60, weight: 800, fill: '#fff', spacing: -1 }),
    ),
    drawWords(foot, { x, y: 198 + lines.length * 66, size: 40, weight: 500, fill: '#fff', opacity: 0.92 }),
  ].join('')
}

/* The figures of the pictures, drawn around the origin within a radius of 130. */

const ONE_PARROT = `<g transform="translate(-102 -102) scale(1.850)">${PARROT}</g>`
const TWO_PARROTS = `<g transform="translate(-150 -60) scale(1.300)">${PARROT}</g><g transform="translate(150 -60) scale(-1.300 1.300)">${PARROT}</g>`
const COINS = `<g stroke="#b97a14" stroke-width="6"><ellipse cx="0" cy="70" rx="96" ry="30" fill="#e8b84a"/><ellipse cx="0" cy="40" rx="96" ry="30" fill="#f2c75c"/><ellipse cx="0" cy="10" rx="96" ry="30" fill="#e8b84a"/><ellipse cx="0" cy="-20" rx="96" ry="30" fill="#ffdf8d"/></g><path d="M0-128l12 28 30 3-23 20 7 30-26-16-26 16 7-30-23-20 30-3z" fill="#fff"/>`
const BALL = `<circle r="104" fill="#d9463d"/><path d="M-62-84c46 56 46 112 0 168M-44-96c50 62 50 130 0 192" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="13 10"/><circle cx="34" cy="-42" r="46" fill="#fff" opacity=".15"/>`
const FOOTBALL = `<circle r="104" fill="#f1f7f5"/><path d="M0-46l44 32-17 52h-54l-17-52z" fill="#14312a"/><path d="M0-46v-56M44-14l53-20M27 38l35 47M-27 38l-35 47M-44-14l-53-20" stroke="#14312a" stroke-width="8"/>`
const TENNIS_BALL = `<circle r="104" fill="#d3e54f"/><path d="M-72-74c48 44 48 104 0 148M72-74c-48 44-48 104 0 148" fill="none" stroke="#fff" stroke-width="10"/>`
const KITE = `<path d="M50-118l54 104-136 88-36-114z" fill="#ffd166"/><path d="M50-118L-32 74-68-40z" fill="#ff7b70"/><path d="M-32 74c-42 26 20 44-30 66" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
const FISH = `<path d="M-120 6c50-76 158-100 220-2 14-22 30-34 50-40-10 28-10 56 0 86-20-6-36-18-50-40-62 94-170 72-220-4z" fill="#c2f4ff"/><path d="M-120 6c50-76 158-100 220-2z" fill="#fff" opacity=".5"/><circle cx="-56" cy="-14" r="14" fill="#073b2f"/>`
const ROCKET = `<g transform="rotate(38)"><path d="M-26 44c4 32 14 56 26 80 12-24 22-48 26-80z" fill="#ffd166"/><path d="M-40 4l-46 62 50-14zM40 4l46 62-50-14z" fill="#ff7b70"/><path d="M0-128c46 32 60 92 44 172h-88c-16-80-2-140 44-172z" fill="#fff"/><circle cy="-36" r="24" fill="#6aa8ff"/></g>`
const CARDS = `<g transform="rotate(-14)"><rect x="-104" y="-112" width="128" height="180" rx="18" fill="#dfeeea"/><path d="M-40-66l30 44-30 44-30-44z" fill="#d9463d"/></g><g transform="rotate(13)"><rect x="-26" y="-84" width="128" height="180" rx="18" fill="#fff"/><path d="M38-44c34 32 48 44 48 62 0 24-28 30-40 12l8 30H22l8-30c-12 18-40 12-40-12 0-18 14-30 48-62z" fill="#14312a"/></g>`
const BALLS = `<g stroke="#fff" stroke-width="7"><circle cx="-52" cy="34" r="62" fill="#f2a53c"/><circle cx="62" cy="46" r="54" fill="#4aa3ff"/><circle cx="12" cy="-60" r="58" fill="#e0569b"/></g><g fill="#fff"><circle cx="-52" cy="34" r="28"/><circle cx="62" cy="46" r="24"/><circle cx="12" cy="-60" r="26"/></g>`

/** `hues` are those of the gradient from left to right, in degrees. */
const BANNERS = {
  'banner-welcome': {
    english: {
      eyebrow: 'WELCOME BONUS',
      lines: ['Double your first', 'deposit'],
      foot: 'Up to 7,777 taka · turnover 12×',
    },
    bengali: {
      eyebrow: 'ওয়েলকাম বোনাস',
      lines: ['প্রথম ডিপোজিট', 'দ্বিগুণ'],
      foot: '7,777 টাকা পর্যন্ত · টার্নওভার 12×',
    },
    hues: [156, 204],
    figure: ONE_PARROT,
  },
  'banner-cashback': {
    english: {
      eyebrow: 'EVERY WEEK',
      lines: ['5% cashback on', 'all slots'],
      foot: 'Counted on Monday, no turnover',
    },
    bengali: {
      eyebrow: 'প্রতি সপ্তাহে',
      lines: ['সব স্লটে', '5% ক্যাশব্যাক'],
      foot: 'সোমবার হিসাব, টার্নওভার নেই',
    },
    hues: [38, 12],
    figure: COINS,
  },
  'banner-cricket': {
    english: {
      eyebrow: 'EXCHANGE',
      lines: ['Cricket odds that', 'move with the ball'],
      foot: 'Back and lay, in play',
    },
    bengali: { eyebrow: 'এক্সচেঞ্জ', lines: ['প্রতি বলে বদলায়', 'ক্রিকেট অডস'], foot: 'ম্যাচ চলাকালে ব্যাক ও লে' },
    hues: [222, 258],
    figure: BALL,
  },
  'favourite-exchange': {
    english: { lines: ['Exchange'] },
    bengali: { lines: ['এক্সচেঞ্জ'] },
    hues: [200, 226],
    figure: BALL,
  },
  'favourite-soccer': {
    english: { lines: ['Soccer'] },
    bengali: { lines: ['ফুটবল'] },
    hues: [160, 186],
    figure: FOOTBALL,
  },
  'favourite-tennis': {
    english: { lines: ['Tennis'] },
    bengali: { lines: ['টেনিস'] },
    hues: [262, 290],
    figure: TENNIS_BALL,
  },
  'feature-kites': {
    english: { lines: ['Lucky', 'Kites'] },
    bengali: { lines: ['Lucky', 'Kites'] },
    hues: [320, 276],
    figure: KITE,
  },
  'feature-fish': {
    english: { lines: ['Hilsa', 'season'] },
    bengali: { lines: ['ইলিশের', 'মৌসুম'] },
    hues: [190, 222],
    figure: FISH,
  },
  'feature-friends': {
    english: { lines: ['Bring', 'a friend'] },
    bengali: { lines: ['বন্ধুকে', 'আনুন'] },
    hues: [146, 176],
    figure: TWO_PARROTS,
  },
}

/** Without words, because the name of the promotion stands beside its picture. */
const PROMOTIONS = {
  welcome: { hues: [156, 204], figure: ONE_PARROT },
  kites: { hues: [320, 276], figure: KITE },
  cricket: { hues: [222, 258], figure: BALL },
  fish: { hues: [190, 222], figure: FISH },
  friends: { hues: [146, 176], figure: TWO_PARROTS },
  rocket: { hues: [262, 300], figure: ROCKET },
  tables: { hues: [12, 340], figure: CARDS },
  lottery: { hues: [206, 246], figure: BALLS },
}
