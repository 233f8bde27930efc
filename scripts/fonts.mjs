// node scripts/fonts.mjs: generates public/fonts from the font packages. Run it when one of them changes, and commit
// the result, so that a build needs no font tools.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { importModule } from './lib/importModule.mjs'

const require = createRequire(import.meta.url)
const target = new URL('../public/fonts/', import.meta.url)

/** The range of font weights in the type scale: 500, 600, 700, 800. */
const WEIGHTS = { wght: { min: 500, max: 800 } }

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Basic Latin, Latin-1 and the typographic characters in use: dashes, quotes, ellipsis, bullet, arrows, minus. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•€™←↑→↓−`

const MANROPE = '@fontsource-variable/manrope'
const ANEK_BANGLA = '@fontsource-variable/anek-bangla'

/** The source of the font of each language that has one of its own. */
const SOURCES = { bn: `${ANEK_BANGLA}/files/anek-bangla-bengali-wght-normal.woff2` }

/** @type {typeof import('../src/i18n/languages.ts')} */
const { LANGUAGES } = await importModule('/src/i18n/languages.ts')

/** Returns the characters of a range as styles write it, such as `U+0964-0965, U+25CC`. */
const charactersOf = (ranges) =>
  ranges
    .split(', ')
    .map((part) => part.replace('U+', '').split('-'))
    .map(([first, last = first]) => range(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join('')

const TAKA_SIGN = '৳'

const fonts = [
  { from: `${MANROPE}/files/manrope-latin-wght-normal.woff2`, text: LATIN, to: 'manrope.woff2' },
  { from: SOURCES.bn, text: TAKA_SIGN, to: 'taka.woff2' },
  ...Object.entries(LANGUAGES).flatMap(([code, { font }]) =>
    font ? [{ from: SOURCES[code], text: charactersOf(font.range), to: font.file }] : [],
  ),
]

const licences = [
  { from: `${MANROPE}/LICENSE`, to: 'manrope-OFL.txt' },
  { from: `${ANEK_BANGLA}/LICENSE`, to: 'anek-bangla-OFL.txt' },
]

await mkdir(target, { recursive: true })
for (const { from, text, to } of fonts) {
  const source = await readFile(require.resolve(from))
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: WEIGHTS })
  await writeFile(new URL(to, target), font)
  console.log(`${to}: ${(font.length / 1024).toFixed(1)} kB`)
}
for (const { from, to } of licences) await copyFile(require.resolve(from), new URL(to, target))
