import { globalFontFace } from '@vanilla-extract/css'
import { LANGUAGES } from '../i18n/languages.ts'

// scripts/fonts.mjs generates the files. A font is fetched when a page has text in it. In English, some messages and
// server texts need the font of another script, too.

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

for (const { font } of Object.values(LANGUAGES))
  if (font)
    globalFontFace(font.family, {
      src: `url('/fonts/${font.file}') format('woff2')`,
      fontWeight: '500 800',
      fontDisplay: 'swap',
      unicodeRange: font.range,
    })

/**
 * Defines a fallback from the system's fonts with the metrics of Manrope, so the layout does not shift when
 * Manrope arrives. Scales are in percent, measured on a line of the site's text at weights 500 and 700.
 * Manrope's ascent of 1.066 em and descent of 0.3 em are divided by the scale.
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
// For Linux desktops. Slightly wider than measured, because text that grows when Manrope arrives counts as
// painted later.
fallback('Fallback DejaVu', '500', ['DejaVu Sans'], 90.9)
fallback('Fallback DejaVu', '600 800', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 85.5)
