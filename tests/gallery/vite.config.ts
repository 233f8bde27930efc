import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The parts of src/ui in all their states: `npx vite --config tests/gallery/vite.config.ts --open /tests/gallery/`.
 * Its root is the project's: the style compiler names only what lies under it.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  cacheDir: 'node_modules/.vite-gallery',
})
