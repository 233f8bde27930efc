// npm run docs: writes what is generated in docs/. Tests fail while it is stale.
import { writeOpenApi } from './docs/openapi.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await writeOpenApi()
console.log('Written: docs/openapi.json')
