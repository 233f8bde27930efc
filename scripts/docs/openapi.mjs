import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../lib/importModule.mjs'
import { ROOT } from '../lib/root.mjs'

/** Writes `docs/openapi.json`: the contract with its examples as an OpenAPI document. */
export async function writeOpenApi() {
  const { openApiText } = await importModule('/machines/contract/openapi/document.ts')
  writeFileSync(join(ROOT, 'docs/openapi.json'), openApiText())
}
