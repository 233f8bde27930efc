// npm run faults: fails every call of the contract in 14 ways, headless, and writes the matrix to
// `reports/faults/index.html` and `matrix.json`. The exit code is 1 if a cell fails or is missing.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyAssets } from '@tiya/graph-tests/internal/pages/page.mjs'
import { matrixOf } from './faults/matrix.mjs'
import { pageOf } from './faults/page.mjs'
import { ROOT } from './lib/root.mjs'
import { runVitest } from './lib/runners.mjs'

const CELLS = join(ROOT, '.cache/faults')
const REPORT = join(ROOT, 'reports/faults')

/** @param {string} file below the folder of the cells */
const read = (file) => JSON.parse(readFileSync(join(CELLS, file), 'utf8'))

rmSync(CELLS, { recursive: true, force: true })
const names = '--testNamePattern=(tells the ports of|survives every fault)'
const tests = await runVitest('headless', { files: ['tests/faults/client.test.ts', 'tests/flows/', names] })
const flows = readdirSync(join(CELLS, 'flows')).flatMap((file) => read(join('flows', file)))
const matrix = matrixOf(read('client.json'), flows)

copyAssets(REPORT)
writeFileSync(join(REPORT, 'matrix.json'), `${JSON.stringify(matrix, null, 2)}\n`)
writeFileSync(join(REPORT, 'index.html'), pageOf(matrix))

const { cells, failed, missing, unused } = matrix
console.log(
  `${matrix.calls.length} calls × ${matrix.faults.length} faults: ${cells} cells, ${failed} failed, ${missing} missing`,
)
console.log(
  `${flows.length} times a flow met a fault; no flow makes ${unused.join(', ') || 'no call of these'}`,
)
if (failed > 0) console.log(tests.output)
console.log('reports/faults/index.html')
process.exitCode = failed === 0 && missing === 0 ? 0 : 1
