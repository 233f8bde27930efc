import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

/** The pictures of `npm run gallery`, which are not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.gallery.ts',
  outputDir: '../../../test-results/gallery',
  globalSetup: './build.ts',
  use: {
    ...base.use,
    // A part of a tile that is redrawn has other edges than the whole tile.
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
  },
  projects: [{ name: 'gallery', use: { screenshot: 'off' } }],
})
