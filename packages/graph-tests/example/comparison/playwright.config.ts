import { defineConfig } from '@playwright/test'
import own from '../playwright.config.ts'

const port = 4181

export default defineConfig({
  ...own,
  testDir: '.',
  testMatch: 'byHand.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 8_000,
  expect: { timeout: 1_000 },
  reporter: [['json', { outputFile: 'mutants/byHand.json' }]],
  use: { ...own.use, baseURL: `http://localhost:${port}`, actionTimeout: 1_500 },
  webServer: {
    command: `vite build comparison --logLevel warn && vite preview comparison --port ${port} --strictPort`,
    cwd: '..',
    port,
  },
})
