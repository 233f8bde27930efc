import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the two pages that the odds view is compared to. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, '../../../.cache/bench/odds'),
    emptyOutDir: true,
    rollupOptions: {
      input: ['handwritten', 'table'].map((page) => resolve(import.meta.dirname, page, 'index.html')),
    },
  },
})
