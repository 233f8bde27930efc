import { edgesBelow, nodesBelow } from '../charts/words.mjs'

/** @import { ChartRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** How a state or edge was walked: in both places, in one place while the other excepts it, and so on. */
export const MARKS = {
  walked: 'walked',
  part: 'walked in one place',
  excepted: 'excepted',
  missed: 'not walked',
  failed: 'a tour fails here',
}

/** @typedef {keyof typeof MARKS} Mark */

/** @param {ChartRecord} record @param {string} id of a leaf or an edge @returns {'walked' | 'excepted' | 'missed'} */
export function markIn({ coverage, exceptions }, id) {
  if (coverage.uncovered.includes(id)) return 'missed'
  return id in exceptions && !coverage.stale.includes(id) ? 'excepted' : 'walked'
}

/** @param {readonly ('walked' | 'excepted' | 'missed')[]} marks in each place @returns {Mark} */
function together(marks) {
  if (marks.includes('missed')) return 'missed'
  if (!marks.includes('excepted')) return 'walked'
  return marks.includes('walked') ? 'part' : 'excepted'
}

/** Returns the ids of the states that failing tours should have reached, and of the edges they took to get there. */
function failedIn(/** @type {ChartRecord} */ { chart, tours }) {
  const leaves = nodesBelow(chart.root).map(({ id }) => id)
  return tours.flatMap(({ failure }) => {
    if (!failure) return []
    const expected = failure.expected.split(' ·')[0]?.split(' ') ?? []
    return [...failure.edges, ...leaves.filter((id) => expected.includes(id.slice(chart.id.length + 1)))]
  })
}

/**
 * Marks the leaf states and edges of a chart.
 *
 * @param {Charted} charted
 * @returns {Map<string, Mark>} by id
 */
export function marksOf({ chart, records }) {
  const leaves = nodesBelow(chart.root).filter(({ type }) => type === 'atomic' || type === 'final')
  const failed = new Set(records.flatMap(failedIn))
  const ids = [...leaves, ...edgesBelow(chart)].map(({ id }) => id)
  return new Map(
    ids.map((id) => [id, failed.has(id) ? 'failed' : together(records.map((record) => markIn(record, id)))]),
  )
}
