import type { Game } from '@tiya/contract/games'
import { MARKS } from './art/marks.ts'
import { MOTIFS } from './art/motifs.ts'
import { motifsOf } from './art/titles.ts'
import { GAMES, iconFile } from './games.ts'
import { PLATFORMS, type Platform } from './platforms.ts'

/* Pictures of games and icons of providers, as SVG. */

/** All pictures of games and icons of providers by file name. */
export function drawTiles(): Map<string, string> {
  return new Map([
    ...PLATFORMS.map((platform) => [iconFile(platform), drawIcon(platform)] as const),
    ...GAMES.map((game) => [game.image, drawGame(game)] as const),
  ])
}

/** How a game's picture looks: its hue in degrees, and how what it shows is laid out. */
export function lookOf({ code }: Pick<Game, 'code'>): { hue: number; layout: number } {
  const at = GAMES.findIndex((game) => game.code === code)
  // The step keeps the hues of neighbours apart. Yellows are left out: they look muddy when dark.
  const place = (at * 87) % 300
  return { hue: place < 45 ? place : place + 60, layout: (at + Math.floor(at / 7)) % LAYOUTS.length }
}

/** A 300 × 400 picture: what the title names, above a dark band on which the site shows the title. */
function drawGame(game: Game): string {
  const { hue, layout } = lookOf(game)
  const { subject, sign } = motifsOf(game.name)
  const { ground, subjects, sign: corner, band } = LAYOUTS[layout] ?? LAYOUTS[0]
  const shown = subjects.map(
    (at) => `<g transform="${at.place}" opacity="${at.opacity ?? 1}">${MOTIFS[subject]}</g>`,
  )
  const small = sign ? `<g transform="${corner}">${MOTIFS[sign]}</g>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><radialGradient id="a" cx=".5" cy=".3" r=".8"><stop stop-color="hsl(${hue} 62% 44%)"/><stop offset="1" stop-color="hsl(${hue + 28} 66% 20%)"/></radialGradient></defs><path fill="url(#a)" d="M0 0h300v400H0z"/><g fill="#fff">${ground}</g>${shown.join('')}<path fill="hsl(${hue} 48% 22%)" d="${band}"/>${small}</svg>`
}

interface Layout {
  /** White shapes behind, faint. */
  ground: string
  subjects: readonly { place: string; opacity?: number }[]
  /** The place of the sign. The corner above on the right is that of the heart. */
  sign: string
  /** The upper edge of the band for the title. */
  band: string
}

const RAYS = Array.from(
  { length: 12 },
  (_, at) => `<path opacity=".07" transform="translate(150 132) rotate(${at * 30})" d="M0 0L34-330h-68z"/>`,
).join('')

const LAYOUTS: readonly [Layout, ...Layout[]] = [
  {
    ground: `${RAYS}<circle cx="150" cy="132" r="104" opacity=".1"/>`,
    subjects: [{ place: 'translate(150 134) scale(1.02)' }],
    sign: 'translate(46 50) scale(.38)',
    band: 'M0 246h300v154H0z',
  },
  {
    ground:
      '<path opacity=".07" d="M-20 250L220-40h70L30 280zM120 280L330 30v90L190 290z"/><circle cx="66" cy="52" r="120" opacity=".06"/>',
    subjects: [{ place: 'translate(166 144) rotate(7) scale(1.22)' }],
    sign: 'translate(56 62) scale(.42)',
    band: 'M0 262L300 236v164H0z',
  },
  {
    ground:
      '<path opacity=".1" d="M0 190c60-50 110 10 170-20s90-50 130-30v260H0z"/><circle cx="236" cy="60" r="84" opacity=".06"/>',
    subjects: [
      { place: 'translate(48 62) rotate(-16) scale(.4)', opacity: 0.4 },
      { place: 'translate(38 196) rotate(14) scale(.34)', opacity: 0.3 },
      { place: 'translate(148 134) rotate(-5) scale(.98)' },
    ],
    sign: 'translate(254 182) scale(.38)',
    band: 'M0 250q75-26 150 0t150 0v150H0z',
  },
]

/** A 96 × 96 icon with the provider's mark. */
function drawIcon({ name, hues: [from, to] }: Platform): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${from} 64% 40%)"/><stop offset="1" stop-color="hsl(${to} 60% 24%)"/></linearGradient></defs><rect width="96" height="96" rx="24" fill="url(#a)"/><g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${MARKS[name]}</g></svg>`
}
