// npm start: installs and builds what is not there yet, then runs site and sandbox on one port, in this process.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt('site')
await ensureBuilt('server')
await import('../build/server/main.js')
