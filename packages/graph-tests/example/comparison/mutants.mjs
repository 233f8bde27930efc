// node comparison/mutants.mjs: writes 60 mutants of the chart into comparison/mutants/, for the other files of this folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutantsOf } from '@tiya/chart-mutants/mutants.mjs'
import { select } from '@tiya/chart-mutants/select.mjs'

const COUNT = 60
const folder = join(import.meta.dirname, 'mutants')
const source = readFileSync(join(import.meta.dirname, '../src/parcel.machine.ts'), 'utf8')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const mutants = select(mutantsOf('parcel.machine.ts', source), { count: COUNT, seed: 1 })
for (const [at, mutant] of mutants.entries())
  writeFileSync(join(folder, `m${String(at + 1).padStart(2, '0')}.machine.ts`), mutant.source)
const list = mutants.map(({ change, line, before, after }) => ({ change, line, before, after }))
writeFileSync(join(folder, 'list.json'), JSON.stringify(list, null, 2))
console.log(`${mutants.length} mutants`)
