import { palette } from './palette.ts'

export type Colour = keyof typeof palette
type Pairs = Readonly<Partial<Record<Colour, readonly Colour[]>>>

const SURFACES = ['page', 'depth', 'surface', 'raised', 'pressed'] as const
const TINTS = ['brandTint', 'amberTint', 'redTint', 'skyTint', 'goldTint'] as const
const WALLET = ['walletStart', 'walletEnd'] as const
const ALL = [...SURFACES, ...TINTS, ...WALLET]

/** The surfaces on which each text colour is used. */
export const TEXT_ON: Pairs = {
  textHigh: ALL,
  textMid: ALL,
  textLow: [...SURFACES, 'brandTint'],
  brand: [...SURFACES, 'brandTint'],
  amber: [...SURFACES, 'amberTint'],
  red: [...SURFACES, 'redTint'],
  sky: [...SURFACES, 'skyTint'],
  gold: [...SURFACES, 'goldTint', ...WALLET],
  onBrand: ['brand', 'brandPressed'],
  onRed: ['red'],
  onGold: ['gold'],
  onOdds: ['back', 'backSoft', 'lay', 'laySoft'],
}

/** Edges of controls and of selected items (WCAG 1.4.11). */
export const EDGE_ON: Pairs = {
  outline: ['page', 'surface', 'raised', 'pressed'],
  brand: ['page', 'surface', 'raised', 'brandTint'],
  red: ['page', 'surface', 'raised'],
}

const LEAST = { text: 4.5, edge: 3 } as const

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
export function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the pairs of a table. */
export const pairsOf = (table: Pairs) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front as Colour, back] as const))

const RULES = [
  ...pairsOf(TEXT_ON).map((pair) => ({ pair, least: LEAST.text })),
  ...pairsOf(EDGE_ON).map((pair) => ({ pair, least: LEAST.edge })),
]

/** Why a colour can't be used: what can't be told from it. */
export interface LowContrast {
  readonly colour: Colour
  readonly other: Colour
  readonly ratio: number
  readonly least: number
}

/**
 * Returns those of some colours that can replace the palette's own, and why the others can't: they would make something
 * unreadable. Of two that don't go together, the one in front is left out.
 */
export function readableColours<Given extends Partial<Record<Colour, string>>>(
  given: Given,
): { readonly colours: Partial<Given>; readonly refused: readonly LowContrast[] } {
  const colours: Partial<Record<Colour, string>> = { ...given }
  const refused: LowContrast[] = []
  for (;;) {
    const all = { ...palette, ...colours }
    const failing = RULES.map(({ pair: [front, back], least }) => ({
      front,
      back,
      least,
      ratio: contrast(all[front], all[back]),
    })).find(({ ratio, least }) => ratio < least)
    if (!failing) return { colours: colours as Partial<Given>, refused }
    const { front, back, ratio, least } = failing
    const [colour, other] = colours[front] === undefined ? [back, front] : [front, back]
    delete colours[colour]
    refused.push({ colour, other, ratio, least })
  }
}
