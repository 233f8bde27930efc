import { createHash } from 'node:crypto'
import { dirname } from 'node:path'

/** @typedef {import('./mutant.mjs').Mutant} Mutant */

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Selects mutants evenly across groups of files and changes: one of each change in each group, then a second, and so
 * on. The selection depends on each mutant's name and the seed, so a change in one source affects few of the others.
 *
 * @param {readonly Mutant[]} mutants
 * @param {{ count: number, seed: number, groupOf?: (file: string) => string }} options `groupOf`: by default the folder
 * @returns {Mutant[]} at most `count`, by file and line
 */
export function select(mutants, { count, seed, groupOf = dirname }) {
  /** @type {Map<string, number>} */
  const taken = new Map()
  return mutants
    .map((mutant) => ({ mutant, place: hash(`${seed} ${mutant.name}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ mutant }) => {
      const group = `${groupOf(mutant.file)} ${mutant.change}`
      const rank = taken.get(group) ?? 0
      taken.set(group, rank + 1)
      return { mutant, rank, order: hash(`${seed} ${group}`) }
    })
    .sort((a, b) => a.rank - b.rank || (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.name.localeCompare(b.name))
}
