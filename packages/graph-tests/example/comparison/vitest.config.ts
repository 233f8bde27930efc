import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['*.compared.ts'], isolate: false, testTimeout: 120_000 },
})
