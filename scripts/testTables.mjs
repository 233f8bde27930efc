// npm run test:tables: writes the transition tables of all flows. `npm run test:tables -- deposit login` writes
// only those of some.
import { writeByTests } from './lib/runners.mjs'

const flows = process.argv.slice(2)
const files = flows.length > 0 ? flows.map((flow) => `/${flow}/model.test.ts`) : ['/model.test.ts']

await writeByTests('UPDATE_TABLES', [...files, '--testNamePattern', 'matches its transition table'])
console.log('Written. Compare every changed line with docs/product.md: git diff tests/flows')
