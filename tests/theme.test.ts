import { describe, expect, it } from 'vitest'
import {
  type Colour,
  contrast,
  EDGE_ON,
  luminance,
  pairsOf,
  readableColours,
  TEXT_ON,
} from '../src/theme/contrast.ts'
import { palette } from '../src/theme/palette.ts'

const SURFACES = ['page', 'surface', 'raised', 'pressed'] as const
const WALLET = ['walletStart', 'walletEnd'] as const

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

describe('contrast of the palette', () => {
  it.each(pairsOf(TEXT_ON))('%s can be read on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairsOf(FIGURES_ON))('figures in %s can be read on %s in sunlight', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7)
  })

  it.each(pairsOf(EDGE_ON))('%s can be told from %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3)
  })

  it('of black on white is 21', () => {
    expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 5)
  })
})

describe('the colours of an operator', () => {
  it('replace the palette’s own where everything stays readable', () => {
    const given = { brand: '#ffb000', brandPressed: '#ffc340', onBrand: '#1a1200' }
    expect(readableColours(given)).toEqual({ colours: given, refused: [] })
  })

  it('may be a light palette if they are given together', () => {
    const { colours, refused } = readableColours({ page: '#ffffff' })
    expect(colours).toEqual({})
    expect(refused).toMatchObject([{ colour: 'page', other: 'textHigh', least: 4.5 }])
  })

  it.each([
    ['brand', '#1f6b4d', 'page'],
    ['outline', '#22332f', 'page'],
    ['textLow', '#5a6b66', 'page'],
    ['onBrand', '#0f7a50', 'brand'],
    ['pressed', '#7d8f8a', 'textHigh'],
  ] as const)('leave out %s %s, which is too close to %s', (colour, value, other) => {
    const { colours, refused } = readableColours({ [colour]: value, walletEnd: '#101010' })
    expect(colours).toEqual({ walletEnd: '#101010' })
    expect(refused).toMatchObject([{ colour, other }])
  })
})
