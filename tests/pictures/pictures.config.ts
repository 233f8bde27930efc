import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.mjs'

/** Draws pictures, for `npm run gallery`; not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.states.ts',
  outputDir: '../../test-results/states',
  // The states are drawn on a page of their own, which needs no server.
  globalSetup: [],
  projects: [
    {
      name: 'states',
      expect: { timeout: 5_000 },
      use: {
        screenshot: 'off',
        // A part of a tile that is redrawn has other edges than the whole tile.
        launchOptions: { ...base.use?.launchOptions, args: [...CHROMIUM_FLAGS, '--disable-partial-raster'] },
      },
    },
  ],
})
