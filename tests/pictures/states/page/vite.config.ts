import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { output } from '#scripts/vite/output.ts'
import site from '../../../../vite.config.ts'

/**
 * Builds the page that shows one state after another. The root is the project's, for the style compiler.
 * Icons are not in a sprite, because a picture would have to wait for it.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: site.resolve ?? {},
  build: {
    ...output,
    minify: false,
    outDir: '.cache/gallery/page',
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      input: 'tests/pictures/states/page/index.html',
    },
  },
})
