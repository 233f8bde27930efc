import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parcelMachine } from '../src/parcel.machine.ts'

type Chart = typeof parcelMachine

const mutants = import.meta.glob<{ readonly parcelMachine: Chart }>('./mutants/*.machine.ts')

/** Tests that the original passes, runs the same test on each mutant, and writes which ones it rejects. */
export function judge(name: string, test: (machine: Chart) => Promise<void>): void {
  it(`${name}: the original passes`, () => test(parcelMachine))
  it(`${name}: mutants are judged`, async () => {
    const began = performance.now()
    const rejected: string[] = []
    for (const [file, load] of Object.entries(mutants)) {
      const reason = await load()
        .then(({ parcelMachine: mutant }) => test(mutant))
        .then(() => null, String)
      if (reason !== null) rejected.push(`${file}: ${reason.slice(0, 200)}`)
    }
    const seconds = (performance.now() - began) / 1_000
    mkdirSync(join(import.meta.dirname, 'mutants'), { recursive: true })
    writeFileSync(
      join(import.meta.dirname, `mutants/${name}.json`),
      JSON.stringify({ seconds, rejected }, null, 2),
    )
    console.log(`${name}: ${rejected.length} of ${Object.keys(mutants).length} in ${seconds.toFixed(0)} s`)
    expect(Object.keys(mutants).length).toBeGreaterThan(0)
  }, 900_000)
}
