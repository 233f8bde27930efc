import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from '../lib/root.mjs'

/** Writes `docs/openapi.json`: the contract with its examples as an OpenAPI document. */
export async function writeOpenApi() {
  const { module } = await runnerImport('/machines/contract/openapi/document.ts', {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  })
  writeFileSync(join(ROOT, 'docs/openapi.json'), module.openApiText())
}
