import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'

const here = import.meta.dirname

/** Builds the sandbox to `build/server/main.js`, next to the files that it reads; packages are not bundled. */
export default defineConfig({
  root: here,
  publicDir: false,
  build: {
    ssr: resolve(here, 'main.ts'),
    outDir: resolve(here, '../build/server'),
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
  plugins: [
    {
      name: 'server-files',
      writeBundle({ dir }) {
        if (!dir) throw new Error('no folder')
        cpSync(resolve(here, 'db/migrations'), resolve(dir, 'migrations'), { recursive: true })
        cpSync(resolve(here, 'seed/pictures'), resolve(dir, 'pictures'), { recursive: true })
        cpSync(resolve(here, 'games/demo-game'), resolve(dir, 'demo-game'), { recursive: true })
        cpSync(resolve(here, 'betting/exchange-frame'), resolve(dir, 'exchange-frame'), { recursive: true })
        cpSync(resolve(here, 'exchange/exchange-demo'), resolve(dir, 'exchange-demo'), { recursive: true })
        cpSync(resolve(here, 'console/phone'), resolve(dir, 'phone'), { recursive: true })
        cpSync(resolve(here, 'http/fonts.css'), resolve(dir, 'fonts.css'))
        cpSync(resolve(here, 'console/console.css'), resolve(dir, 'console.css'))
        cpSync(resolve(here, 'console/messages.js'), resolve(dir, 'messages.js'))
        cpSync(resolve(here, 'reference/reference.css'), resolve(dir, 'reference.css'))
        cpSync(resolve(here, 'money/ewallet/checkout.css'), resolve(dir, 'checkout.css'))
      },
    },
  ],
})
