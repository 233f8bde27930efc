import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Draws pictures, for `npm run shots`; not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  globalSetup: '../../scripts/lib/browserSetup.mjs',
  projects: [{ name: 'shots', expect: { timeout: 5_000 }, use: { screenshot: 'off' } }],
})
