import { describe, expect, it } from 'vitest'
import { palette } from '../src/theme/palette.ts'

type Colour = keyof typeof palette

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(palette[one]), luminance(palette[other])].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = ['page', 'surface', 'raised', 'pressed'] as const

const TINTS = ['brandTint', 'amberTint', 'redTint', 'skyTint', 'goldTint'] as const
const WALLET = ['walletStart', 'walletEnd'] as const
const ALL = [...SURFACES, ...TINTS, ...WALLET]

/** The surfaces on which each text colour is used. */
const TEXT_ON: Record<string, readonly Colour[]> = {
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

/** Colours of amounts, remaining times and account numbers, which must be readable in bright sunlight. */
const FIGURES_ON: Record<string, readonly Colour[]> = {
  textHigh: [...SURFACES, 'brandTint', 'amberTint', 'redTint', ...WALLET],
  textMid: ['page', 'surface', 'raised'],
  brand: ['page', 'surface', 'raised', 'brandTint'],
  amber: ['page', 'surface', 'raised', 'amberTint'],
  red: ['page', 'surface', 'raised', 'redTint'],
  gold: ['page', 'surface', 'raised', 'goldTint', ...WALLET],
  onBrand: ['brand', 'brandPressed'],
  onOdds: ['back', 'backSoft', 'lay', 'laySoft'],
}

/** Edges of controls and of selected items (WCAG 1.4.11). */
const EDGE_ON: Record<string, readonly Colour[]> = {
  outline: ['page', 'surface', 'raised', 'pressed'],
  brand: ['page', 'surface', 'raised', 'brandTint'],
  red: ['page', 'surface', 'raised'],
}

const pairs = (table: Record<string, readonly Colour[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front as Colour, back] as const))

describe('contrast of the palette', () => {
  it.each(pairs(TEXT_ON))('%s can be read on %s', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(FIGURES_ON))('figures in %s can be read on %s in sunlight', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(7)
  })

  it.each(pairs(EDGE_ON))('%s can be told from %s', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3)
  })

  it('of black on white is 21', () => {
    expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 5)
  })
})
