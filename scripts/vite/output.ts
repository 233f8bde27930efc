import type { BuildEnvironmentOptions } from 'vite'

/** How pages are built: the site's, and the bare one that the benchmark compares it with. */
export const output = {
  target: 'es2022',
  sourcemap: false,
  // Small pictures stay files: the Content-Security-Policy then needs no data: addresses.
  assetsInlineLimit: 0,
  // One small file of styles: the first load is lighter.
  cssCodeSplit: false,
  modulePreload: false,
} satisfies BuildEnvironmentOptions
