import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { LANGUAGES } from '../i18n/languages.ts'
import { palette } from './palette.ts'

/** The fonts of other scripts, by language. Their ranges are disjoint, so their order does not matter. */
const scripts = Object.entries(LANGUAGES).flatMap(([code, { font }]) =>
  font ? [{ code, family: font.family }] : [],
)

/** Selects text in a language with a font of its own. */
export const inOtherScript = scripts.map(({ code }) => `:lang(${code})`).join(', ')

const stackOf = (...families: readonly string[]) =>
  [
    ...families,
    ...scripts.flatMap(({ family }) => [`System ${family}`, `System ${family} Regular`, family]),
    'Fallback Roboto',
    'Fallback Arial',
    'Fallback DejaVu',
  ]
    .map((family) => `'${family}', `)
    .join('')
    .concat('system-ui, sans-serif')

const values = {
  color: palette,
  /** Multiples of 4 px: `x4` is 16 px. */
  space: {
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
  },
  /** Heights of the smallest touch target, controls, list rows and the header; widths of the layouts. */
  size: { target: '44px', control: '48px', row: '52px', header: '56px', column: '480px', wide: '1200px' },
  radius: { small: '8px', medium: '12px', large: '16px', round: '999px' },
  font: {
    latin: stackOf('Manrope', 'Taka'),
    /** For a language whose own font has the taka sign. */
    other: stackOf('Manrope'),
  },
  weight: { regular: '500', medium: '600', bold: '700', heavy: '800' },
  duration: { quick: '120ms', calm: '180ms' },
  /** Layers of the page. A modal `dialog` is always above them, in the top layer. */
  layer: { raised: '1', sticky: '10', toast: '20', splash: '30' },
}

const contract = createGlobalThemeContract(values, (_value, path) => path.join('-'))

createGlobalTheme(':root', contract, values)

/** The CSS variables of all tokens, such as `var(--color-page)`. Import them in `.css.ts` files only. */
export const { color, space, size, radius, font, weight, duration, layer } = contract

/** The look of a card on the page. */
export const cardLook = { borderRadius: radius.large, background: color.surface } as const
