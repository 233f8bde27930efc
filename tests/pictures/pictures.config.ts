import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Draws pictures, for `npm run shots`; not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  globalSetup: '../../scripts/lib/browserSetup.mjs',
  // Pinned markets that fail say so after three periods of 5 s.
  projects: [{ name: 'shots', expect: { timeout: 15_000 }, use: { screenshot: 'off' } }],
})
