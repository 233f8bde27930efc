import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The gallery shows the components of src/ui in all their states:
 * `npx vite --config tests/gallery/vite.config.ts --open /tests/gallery/`. The root is the project's, because the style
 * compiler only handles files below it.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  cacheDir: 'node_modules/.vite-gallery',
})
