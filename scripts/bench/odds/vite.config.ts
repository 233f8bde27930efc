import { resolve } from 'node:path'
import { defineConfig } from 'vite'

/** Builds the page that the odds view is compared to. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: resolve(import.meta.dirname, '../../../.cache/bench/odds'),
    emptyOutDir: true,
    rollupOptions: { input: resolve(import.meta.dirname, 'handwritten/index.html') },
  },
})
