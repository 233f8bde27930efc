// npm run docs: writes what is generated in docs/. Tests fail while it is stale.
import { writeFlows } from './docs/flows.mjs'
import { writeOpenApi } from './docs/openapi.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await writeOpenApi()
await writeFlows()
console.log('Written: docs/openapi.json, docs/flows')
