// npm run test:tables: writes the transition tables of all flows. `npm run test:tables -- deposit login` writes
// only those of some.
import { ensureInstalled } from './lib/install.mjs'
import { writeByTests } from './lib/runners.mjs'

const flows = process.argv.slice(3)
const files = flows.length > 0 ? flows.map((flow) => `/${flow}/model.test.ts`) : ['/model.test.ts']

await ensureInstalled()
await writeByTests('UPDATE_TABLES', [...files, '--testNamePattern', 'matches its transition table'])
console.log('Written. Compare every changed line with docs/product.md: git diff tests/flows')
