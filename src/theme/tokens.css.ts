import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { palette } from './palette.ts'

const values = {
  color: palette,
  /** Multiples of 4 px: `x4` is 16 px. */
  space: {
    x0: '0',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
    x16: '64px',
  },
  /** Heights of the smallest touch target, controls, list rows and the header; widths of the layouts. */
  size: { target: '44px', control: '48px', row: '52px', header: '56px', column: '480px', wide: '1200px' },
  radius: { small: '8px', medium: '12px', large: '16px', round: '999px' },
  font: {
    latin:
      "'Manrope', 'Taka', 'Anek Bangla', 'Fallback Roboto', 'Fallback Arial', 'Fallback DejaVu', system-ui, sans-serif",
    bengali:
      "'Manrope', 'Anek Bangla', 'Fallback Roboto', 'Fallback Arial', 'Fallback DejaVu', system-ui, sans-serif",
  },
  weight: { regular: '500', medium: '600', bold: '700', heavy: '800' },
  duration: { quick: '120ms', calm: '180ms' },
  /** Layers of the page. A modal `dialog` is always above them, in the top layer. */
  layer: { raised: '1', sticky: '10', toast: '20', splash: '30' },
}

/** The CSS variables of all tokens, such as `var(--color-page)`. Import them in `.css.ts` files only. */
export const vars = createGlobalThemeContract(values, (_value, path) => path.join('-'))

createGlobalTheme(':root', vars, values)
