/**
 * The colours of the one dark theme, by purpose. Plain values, so that a test can measure their contrast
 * without the style compiler; styles take them from `tokens.css.ts`.
 */
export const palette = {
  /** Four steps of one ink: the page, what lies on it, what lies on that, and what is pressed or hovered. */
  page: '#0b1312',
  surface: '#121c1a',
  raised: '#192624',
  pressed: '#22332f',
  /** Between rows of a list; decoration, nothing is told by it alone. */
  hairline: '#263a35',
  /** The edge of what can be filled in or chosen: 3:1 on the page and on surfaces. */
  outline: '#667d75',
  /** Under a modal. */
  veil: 'rgb(3 7 6 / 0.74)',
  /** What the veil makes of the page, where it can't reach: beside a scroll bar. */
  depth: '#050a09',

  textHigh: '#f1f7f5',
  textMid: '#a8bcb6',
  textLow: '#8fa39b',

  /** The one accent: what moves a flow on. */
  brand: '#1fd08a',
  brandPressed: '#3cdd9d',
  onBrand: '#03150d',
  brandTint: '#12372b',
  /** Ends of the gradient under the wallet and the banners. */
  walletStart: '#0f4f39',
  walletEnd: '#0c2b35',

  amber: '#ffc857',
  amberTint: '#3a2a10',
  red: '#ff857b',
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
  onOdds: '#0b1312',
} as const
