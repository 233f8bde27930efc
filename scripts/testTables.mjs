// npm run test:tables: writes the transition tables of all flows. `npm run test:tables -- deposit login` writes
// only those of some.
import { ensureInstalled } from './lib/install.mjs'
import { runTool } from './lib/process.mjs'

const flows = process.argv.slice(3)
const files = flows.length > 0 ? flows.map((flow) => `/${flow}/model.test.ts`) : ['/model.test.ts']

await ensureInstalled()
const { code, output } = await runTool(
  'vitest/vitest.mjs',
  [
    'run',
    '--project',
    'headless',
    '--reporter',
    'dot',
    '--testNamePattern',
    'matches its transition table',
    ...files,
  ],
  { env: { UPDATE_TABLES: '1', NO_COLOR: '1', FORCE_COLOR: undefined } },
)
if (code !== 0) console.error(output)
else console.log('Written. Compare every changed line with docs/product.md: git diff tests/flows')
process.exitCode = code
