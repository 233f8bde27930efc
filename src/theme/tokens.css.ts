import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css'
import { palette } from './palette.ts'

const values = {
  color: palette,
  /** The 4-px grid, by its multiples: `x4` is 16 px. */
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
  /** Heights that are the same everywhere: the least target, a control, a list row, the header. */
  size: { target: '44px', control: '48px', row: '52px', header: '56px', column: '480px', wide: '1200px' },
  radius: { small: '8px', medium: '12px', large: '16px', round: '999px' },
  font: {
    latin: "'Manrope', 'Taka', 'Anek Bangla', 'Fallback Roboto', 'Fallback Arial', system-ui, sans-serif",
    bengali: "'Manrope', 'Anek Bangla', 'Fallback Roboto', 'Fallback Arial', system-ui, sans-serif",
  },
  weight: { regular: '500', medium: '600', bold: '700', heavy: '800' },
  duration: { quick: '120ms', calm: '180ms' },
  /** Only layers of the page: a modal `dialog` is above them all by itself. */
  layer: { raised: '1', sticky: '10', toast: '20', splash: '30' },
}

/** Names of all tokens (`var(--color-page)` and so on). Import it in `.css.ts` files only. */
export const vars = createGlobalThemeContract(values, (_value, path) => path.join('-'))

createGlobalTheme(':root', vars, values)
