/**
 * Whose site this is: the page, the manifest, the theme, the sandbox and the pictures take it from here. After a change,
 * `node scripts/pictures.mjs` draws the icons and pictures again.
 */
export const BRAND = {
  name: 'Tiya',
  /** The page's title until the operator's settings arrive. */
  title: 'Games and sports',
  description: 'Games, sports and a betting exchange, made for the phone.',
  /** The sandbox's e-mail address and pages, which lead nowhere. */
  support: 'support@tiya.example',
  pages: { facebook: 'https://facebook.example/tiya', telegram: 'https://telegram.example/tiya' },
} as const

/** The colours of the brand. `src/theme/palette.ts` has the others, and a test measures the contrasts. */
export const BRAND_COLOURS = {
  /** The background of the page, of the icons, and of the browser's bars. */
  page: '#0b1312',
  /** The accent colour, for primary actions. */
  brand: '#1fd08a',
  brandPressed: '#3cdd9d',
  onBrand: '#03150d',
  brandTint: '#0f3025',
  /** Gradient of the wallet card and the banners. */
  walletStart: '#0b3e2c',
  walletEnd: '#0c2b35',
  /** Disc behind the mark in icons. */
  disc: '#12372b',
} as const

/** The mark, a parrot, in a 48 × 48 view box: SVG elements with their attributes. */
export const BRAND_MARK: readonly (readonly ['path' | 'circle', Readonly<Record<string, string>>])[] = [
  ['path', { fill: '#128257', d: 'M13 31C9 37 7 42 8 46c6-1 11-4 14-9Z' }],
  [
    'path',
    {
      fill: '#1fd08a',
      d: 'M23 6C12.5 6 6 13.5 6 23.5 6 34 13 42 23.5 42 33 42 39 35.5 39 27V20C39 11.5 32.5 6 23 6Z',
    },
  ],
  [
    'path',
    {
      fill: '#7fe9c0',
      d: 'M27 8.5C25 4.5 21 2 16.5 2.5c.5 3 1.5 5 3.5 6.5-4-.5-7 0-9.5 2.5 4 2.5 10 2 16.5-3Z',
    },
  ],
  ['path', { fill: '#128257', d: 'M9 25c1.5 8 7 12.5 14.5 11.5 4.5-.6 7.5-3.5 8-8-6.5 3-15 2.5-22.5-3.5Z' }],
  [
    'path',
    {
      fill: '#ff857b',
      d: 'M33 14.5c7.5-1.5 13 2.5 12.5 9.5-.3 4-2.5 6.5-5 7.5.6-4-.5-6.5-4-8-2.5-1-4.5-3-5-5.5Z',
    },
  ],
  ['path', { fill: '#e0574c', d: 'M36.5 23.5c3.5 1.5 4.6 4 4 8-3.5.5-6.5-1.5-7.5-5Z' }],
  ['circle', { cx: '27', cy: '17.5', r: '5', fill: '#f1f7f5' }],
  ['circle', { cx: '28.2', cy: '17.5', r: '2.8', fill: '#06231a' }],
  ['circle', { cx: '29.2', cy: '16.5', r: '.9', fill: '#fff' }],
]
