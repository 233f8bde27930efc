import { globalFontFace } from '@vanilla-extract/css'
import { LANGUAGES } from '../i18n/languages.ts'

// scripts/fonts.mjs generates the files. A font is fetched when a page has text in it, and the device no font of its own
// for the script. In English, some messages and server texts need the font of another script, too.

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

const local = (names: readonly string[]) => names.map((name) => `local('${name}')`).join(', ')

/**
 * The names of the systems' own fonts by language: those of Android, iOS, Windows and Linux. Browsers compare them with
 * the full name and the PostScript name.
 */
const SYSTEM_FONTS: Readonly<Record<string, { readonly regular: string[]; readonly bold: string[] }>> = {
  bn: {
    regular: [
      'Noto Sans Bengali',
      'Noto Sans Bengali Regular',
      'NotoSansBengali-Regular',
      'NotoSansBengaliUI-Regular',
      'Kohinoor Bangla',
      'KohinoorBangla-Regular',
      'Nirmala UI',
      'Lohit Bengali',
    ],
    bold: [
      'Noto Sans Bengali Bold',
      'NotoSansBengali-Bold',
      'NotoSansBengaliUI-Bold',
      'Kohinoor Bangla Semibold',
      'KohinoorBangla-Semibold',
      'Nirmala UI Bold',
    ],
  },
}

// A device's own font comes before the site's file: it costs no data, and no text moves when a file arrives. On the
// site's texts, words in Noto Sans Bengali and Lohit Bengali are within 5 % as wide as in Anek Bangla, so they keep
// their size. Line heights are fixed, so they keep their ascent. Their bold is too heavy for labels, which are of weight 600.
for (const [code, { font }] of Object.entries(LANGUAGES)) {
  const own = SYSTEM_FONTS[code]
  if (!font || !own) continue
  const regular = { src: local(own.regular), fontWeight: '500 600', unicodeRange: font.range }
  globalFontFace(`System ${font.family}`, regular)
  globalFontFace(`System ${font.family}`, { ...regular, src: local(own.bold), fontWeight: '700 800' })
  // Newer Androids have all weights in one file, which no name of a bold font finds. Chromium then goes on to the next
  // family, and emboldens its font.
  globalFontFace(`System ${font.family} Regular`, regular)
}

/**
 * Defines a fallback from the system's fonts with the metrics of Manrope, so the layout does not shift when
 * Manrope arrives. Scales are in percent, measured on the site's texts at weights 500 and 700. Manrope's ascent of
 * 1.066 em and descent of 0.3 em are divided by the scale.
 */
const fallback = (
  family: string,
  fontWeight: string,
  locals: readonly string[],
  scale: number,
  unicodeRange?: string,
) =>
  globalFontFace(family, {
    src: local(locals),
    fontWeight,
    sizeAdjust: `${scale}%`,
    ascentOverride: `${(10_660 / scale).toFixed(1)}%`,
    descentOverride: `${(3_000 / scale).toFixed(1)}%`,
    lineGapOverride: '0%',
    ...(unicodeRange && { unicodeRange }),
  })

const ROBOTO = ['Roboto', 'Roboto Regular', 'Roboto-Regular']
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold']

// Most players have this one, so its lines break where those of Manrope do: spaces and digits have scales of their own.
fallback('Fallback Roboto', '500', ROBOTO, 106.6)
fallback('Fallback Roboto', '500', ROBOTO, 110.3, 'U+30-39')
fallback('Fallback Roboto', '500', ROBOTO, 80.6, 'U+20')
fallback('Fallback Roboto', '600 800', ROBOTO_BOLD, 108.8)
fallback('Fallback Roboto', '600 800', ROBOTO_BOLD, 80.5, 'U+20')
fallback('Fallback Arial', '500', ['Arial', 'Liberation Sans', 'Helvetica Neue'], 103.4)
fallback('Fallback Arial', '600 800', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'], 100.2)
// For Linux desktops. Slightly wider than measured, because text that grows when Manrope arrives counts as
// painted later.
fallback('Fallback DejaVu', '500', ['DejaVu Sans'], 90.9)
fallback('Fallback DejaVu', '600 800', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 85.5)
