// npm run docs: writes the generated files in docs/, and the linter's rule of floors. Tests fail while they are stale.
import { writeFileSync } from 'node:fs'
import { writeFlows } from './docs/flows.mjs'
import { importModule } from './lib/importModule.mjs'
import { floorsRule } from './lint/floors.mjs'

const { openApiText } = await importModule('/machines/contract/openapi/document.ts')
writeFileSync('docs/openapi.json', openApiText())
writeFileSync('scripts/lint/floors.grit', floorsRule())
await writeFlows()
console.log('Written: docs/openapi.json, docs/flows, scripts/lint/floors.grit')
