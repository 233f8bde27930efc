import { defineConfig } from '@playwright/test'
import own from '../playwright.config.ts'

const port = 4181

export default defineConfig({
  ...own,
  testDir: '.',
  testMatch: 'byHand.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  use: { ...own.use, baseURL: `http://localhost:${port}`, actionTimeout: 5_000, navigationTimeout: 60_000 },
  webServer: {
    command: `vite build comparison --logLevel warn && vite preview comparison --port ${port} --strictPort`,
    cwd: '..',
    port,
  },
})
