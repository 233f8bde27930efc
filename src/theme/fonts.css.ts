import { globalFontFace } from '@vanilla-extract/css'

// The files are made by scripts/fonts.mjs. The first screen needs manrope.woff2 and taka.woff2: the page preloads
// both. Anek Bangla is fetched only where Bengali text stands: some messages do whatever the language, and a server's
// words may.

globalFontFace('Manrope', {
  src: "url('/fonts/manrope.woff2') format('woff2')",
  fontWeight: '500 800',
  fontDisplay: 'swap',
})

// Manrope has no taka sign.
globalFontFace('Taka', {
  src: "url('/fonts/taka.woff2') format('woff2')",
  fontWeight: '500 800',
  fontDisplay: 'swap',
  unicodeRange: 'U+09F3',
})

globalFontFace('Anek Bangla', {
  src: "url('/fonts/anek-bangla.woff2') format('woff2')",
  fontWeight: '500 800',
  fontDisplay: 'swap',
  unicodeRange: 'U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC',
})

/**
 * What the system has, scaled to Manrope's width and lines, so that nothing moves when Manrope arrives. The widths
 * are those of a line of the site's own words at 500 and at 700; ascent 1.066 and descent 0.3 of Manrope's em are
 * divided by the scale.
 */
const fallback = (family: string, fontWeight: string, locals: readonly string[], scale: number) =>
  globalFontFace(family, {
    src: locals.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: `${scale}%`,
    ascentOverride: `${(10_660 / scale).toFixed(1)}%`,
    descentOverride: `${(3_000 / scale).toFixed(1)}%`,
    lineGapOverride: '0%',
  })

fallback('Fallback Roboto', '500', ['Roboto'], 114.2)
fallback('Fallback Roboto', '600 800', ['Roboto Bold', 'Roboto-Bold'], 111.5)
fallback('Fallback Arial', '500', ['Arial', 'Liberation Sans', 'Helvetica Neue'], 103.4)
fallback('Fallback Arial', '600 800', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'], 100.2)
