import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM
const port = 4179

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `vite build --logLevel warn && vite preview --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
})
