import { BRAND_COLOURS } from '../../machines/brand/brand.ts'

const { disc: _, page, ...brand } = BRAND_COLOURS

/**
 * The colours of the dark theme, named by purpose. They are plain values, so that a test can measure their contrast
 * without the style compiler. Styles use them through `tokens.css.ts`.
 */
export const palette = {
  /** Four steps of one hue: page, surface, raised surface, pressed or hovered. */
  page,
  surface: '#121c1a',
  raised: '#192624',
  pressed: '#22332f',
  /** Between the rows of a list. Decorative only. */
  hairline: '#263a35',
  /** Border of controls, with a contrast of 3:1 on the page and on surfaces. */
  outline: '#667d75',
  /** Backdrop of a modal. */
  veil: 'rgb(3 7 6 / 0.74)',
  /** Beside the page of a phone on a wide screen, behind a desktop's footer, and under the veil of a modal. */
  depth: '#050a09',

  textHigh: '#f1f7f5',
  textMid: '#a8bcb6',
  textLow: '#8fa39b',

  ...brand,

  amber: '#ffc857',
  amberTint: '#3a2a10',
  red: '#ff8f86',
  redTint: '#3d1a17',
  onRed: '#2b0704',
  sky: '#7cc0ff',
  skyTint: '#11283c',
  gold: '#e8c36a',
  goldTint: '#33290f',
  onGold: '#2a1f03',

  back: '#72bbef',
  backSoft: '#a9d4f5',
  lay: '#faa9ba',
  laySoft: '#fcd0da',
  onOdds: page,
} as const
