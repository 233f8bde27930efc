import { workbench } from '@tiya/workbench/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brand } from './scripts/vite/brand.ts'
import { chunks } from './scripts/vite/chunks.ts'
import { compress } from './scripts/vite/compress.ts'
import { earlyReads } from './scripts/vite/earlyReads.ts'
import { firstPaint } from './scripts/vite/firstPaint.ts'
import { hostFiles } from './scripts/vite/hostFiles.ts'
import { iconSprite } from './scripts/vite/iconSprite.ts'
import { operatorFolder } from './scripts/vite/operatorSchemas.ts'
import { output } from './scripts/vite/output.ts'
import { pageScripts } from './scripts/vite/pageScripts.ts'
import { preloads } from './scripts/vite/preloads.ts'
import { serviceWorker } from './scripts/vite/pwa.ts'
import { sandbox } from './scripts/vite/sandbox.ts'

export default defineConfig({
  plugins: [
    preloads(),
    brand(),
    iconSprite(),
    react(),
    vanillaExtractPlugin(),
    pageScripts('/src/preload.ts'),
    earlyReads(),
    firstPaint(),
    sandbox(),
    workbench({ page: 'scripts/inspect/index.html', fixtures: '/tests/inspect/fixtures.ts' }),
    hostFiles(process.env.CONNECT_HOSTS?.split(/\s+/).filter(Boolean) ?? []),
    operatorFolder(),
    compress(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // React 19 has useSyncExternalStore; the shims for older versions stay out of the first load.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // The sandbox has its own CORS rules: the demo game's origin is null, which Vite would reject.
  server: { port: Number(process.env.PORT || 3000), cors: false },
  build: {
    ...output,
    // The compression takes most of the time, so Rolldown would warn of slow plugins at each build.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Older Safaris have no fields of classes. No class here has a setter that an assignment would call.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: chunks },
    },
  },
})
