// npm run docs: writes the generated files in docs/. Tests fail while they are stale.
import { writeFileSync } from 'node:fs'
import { writeFlows } from './docs/flows.mjs'
import { importModule } from './lib/importModule.mjs'

const { openApiText } = await importModule('/packages/contract/openapi/document.ts')
writeFileSync('docs/openapi.json', openApiText())
await writeFlows()
console.log('Written: docs/openapi.json, docs/flows')
