import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

/** The pictures of `npm run gallery`: no tests of a normal run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.gallery.ts',
  outputDir: '../../../test-results/gallery',
  globalSetup: './build.ts',
  use: {
    ...base.use,
    // What is drawn anew in a part of a tile has other edges than what is drawn in the whole.
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...(base.use?.launchOptions?.args ?? []), '--disable-partial-raster'],
    },
  },
  projects: [{ name: 'gallery', use: { screenshot: 'off' } }],
})
