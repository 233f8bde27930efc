import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: [{ test: { name: 'lamp', include: ['lamp.test.ts'] } }] },
})
