import { expect, it } from 'vitest'
import { parcelMachine } from '../src/parcel.machine.ts'

type Chart = typeof parcelMachine

const mutants = import.meta.glob<{ readonly parcelMachine: Chart }>('./mutants/*.machine.ts')

/** Tests that the original passes, runs the same test on each mutant, and prints how many it rejects, and which not. */
export function judge(name: string, test: (machine: Chart) => Promise<void>): void {
  it(`${name}: the original passes`, () => test(parcelMachine))
  it(`${name}: mutants are judged`, async () => {
    const began = performance.now()
    const accepted: string[] = []
    for (const [file, load] of Object.entries(mutants)) {
      const reason = await load()
        .then(({ parcelMachine: mutant }) => test(mutant))
        .then(() => null, String)
      if (reason === null) accepted.push(file.slice('./mutants/'.length, -'.machine.ts'.length))
    }
    const count = Object.keys(mutants).length
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(`${name}: ${count - accepted.length} of ${count} in ${seconds} s; not ${accepted.join(' ')}`)
    expect(count).toBeGreaterThan(0)
  }, 900_000)
}
