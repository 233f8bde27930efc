// npm start: installs and builds if needed, then serves the site and the sandbox on one port, in this process.
import { ensureBuilt } from './lib/build.mjs'

await ensureBuilt('site')
await ensureBuilt('server')
await import('../build/server/main.js')
