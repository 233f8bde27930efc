import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

/** The pictures of `npm run gallery`: no tests of a normal run. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.gallery.ts',
  outputDir: '../../../test-results/gallery',
  globalSetup: './build.ts',
  projects: [{ name: 'gallery', use: { screenshot: 'off' } }],
})
