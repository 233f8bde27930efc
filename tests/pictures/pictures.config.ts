import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.mjs'
import { OPTIONS } from './options.ts'

const project = OPTIONS.project

/** Draws pictures, for `npm run shots` and `npm run gallery`; not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: `*.${project}.ts`,
  outputDir: `../../test-results/${project}`,
  // The states are drawn on a page of their own, which needs no server.
  globalSetup: project === 'shots' ? '../../scripts/lib/browserSetup.mjs' : [],
  projects: [
    {
      name: project,
      expect: { timeout: 5_000 },
      use: {
        screenshot: 'off',
        // A part of a tile that is redrawn has other edges than the whole tile.
        launchOptions: { ...base.use?.launchOptions, args: [...CHROMIUM_FLAGS, '--disable-partial-raster'] },
      },
    },
  ],
})
