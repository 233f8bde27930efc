import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paletteOf } from '#scripts/operator/colours.ts'
import { contrast, readableColours } from '#src/theme/contrast.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the palette of any colour can be read everywhere', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(readableColours(paletteOf(colour).colours).refused).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('a colour that can be read is the accent, and words on it are the ones that can be read better', () => {
  const { colours, accent } = paletteOf('#FFB000')
  expect(accent).toBe('#ffb000')
  expect(colours.brand).toBe('#ffb000')
  expect(contrast(colours.onBrand, '#ffb000')).toBeGreaterThan(contrast('#ffffff', '#ffb000'))
})

test('a dark colour gives a lighter accent of its hue', () => {
  const { colours, accent } = paletteOf('#0033aa')
  expect(accent).not.toBe('#0033aa')
  expect(colours.brand).toBe(accent)
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  expect(blue).toBeGreaterThan(red)
})

test('the palette of a grey has no hue', () => {
  const { colours } = paletteOf('#c0c0c0')
  for (const name of ['page', 'surface', 'textMid', 'walletStart'] as const)
    expect(new Set([1, 3, 5].map((at) => colours[name].slice(at, at + 2))).size).toBe(1)
})
