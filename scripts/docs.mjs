// npm run docs: writes the generated files in docs/. Tests fail while they are stale.
import { writeFlows } from './docs/flows.mjs'
import { writeOpenApi } from './docs/openapi.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await writeOpenApi()
await writeFlows()
console.log('Written: docs/openapi.json, docs/flows')
