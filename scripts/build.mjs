// npm run build: builds the static site to dist/ and the sandbox to build/server/.
import { ensureBuilt } from './lib/build.mjs'

await ensureBuilt('site', { always: true })
await ensureBuilt('server', { always: true })
