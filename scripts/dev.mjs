// npm run dev: starts Vite's dev server with hot reload, which also serves the sandbox (scripts/vite/sandbox.ts).
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
process.argv.splice(2, 1)
await import('../node_modules/vite/bin/vite.js')
