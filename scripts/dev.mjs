// npm run dev: Vite's dev server with hot reload, and the sandbox within (scripts/vite/sandbox.ts).
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
process.argv.splice(2, 1)
await import('../node_modules/vite/bin/vite.js')
