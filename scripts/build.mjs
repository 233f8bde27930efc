// npm run build: the static site in dist/, and the sandbox in build/server/.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await ensureBuilt('site', { always: true })
await ensureBuilt('server', { always: true })
