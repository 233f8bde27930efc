import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { PHONE } from '../../scripts/lib/chromium.mjs'

/** The tasks of `npm run shots`, which are not part of a normal test run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/shots',
  globalSetup: '../../scripts/lib/browser-setup.mjs',
  projects: [{ name: 'shots', expect: { timeout: 5_000 }, use: { ...PHONE, screenshot: 'off' } }],
})
