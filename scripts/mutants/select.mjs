import { createHash } from 'node:crypto'
import { flowOf } from './sources.mjs'

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex')

/** @template T @param {readonly T[]} items @param {(item: T) => string} keyOf @returns {T[]} sorted by key */
function sortedBy(items, keyOf) {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item)
}

/**
 * Selects mutants evenly across flows and kinds: one of each kind in each flow, then a second, and so on. The
 * selection depends on each mutant's id and the seed, so a change in one source affects few of the others.
 *
 * @param {readonly Mutant[]} mutants
 * @param {{ count: number, seed: number }} options
 * @returns {Mutant[]} at most `count`, by file and line
 */
export function select(mutants, { count, seed }) {
  const shuffled = sortedBy(mutants, ({ id }) => hash(`${seed} ${id}`))
  /** @type {Map<string, number>} */
  const taken = new Map()
  const ranked = shuffled.map((mutant) => {
    const group = `${flowOf(mutant.file)} ${mutant.kind}`
    const rank = taken.get(group) ?? 0
    taken.set(group, rank + 1)
    return { mutant, rank, order: hash(`${seed} ${group}`) }
  })
  const chosen = sortedBy(ranked, ({ rank, order }) => `${String(rank).padStart(6, '0')} ${order}`).slice(
    0,
    count,
  )
  return sortedBy(
    chosen.map(({ mutant }) => mutant),
    ({ file, line, id }) => `${file} ${String(line).padStart(6, '0')} ${id}`,
  )
}
