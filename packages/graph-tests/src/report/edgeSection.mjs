import { edgesBelow, triggerOf } from '../charts/words.mjs'
import { html } from '../pages/html.mjs'
import { MARKS, markIn } from './coverage.mjs'
import { nameIn } from './stateSection.mjs'
import { tourId } from './tourSection.mjs'

/** @import { ChartEdge } from '../charts/chart.types.ts' */
/** @import { ChartRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** The maximum number of links to tours; more would not help. */
const SHOWN = 6

/** @param {ChartRecord} record @returns {Map<string, number[]>} indexes of the tours that took an edge, by its id */
function toursByEdge({ tours }) {
  /** @type {Map<string, number[]>} */
  const taken = new Map()
  tours.forEach(({ start, steps }, at) => {
    for (const id of new Set([start, ...steps].flatMap(({ edges }) => edges)))
      taken.set(id, [...(taken.get(id) ?? []), at])
  })
  return taken
}

/** @param {ChartRecord} record @param {readonly number[]} tours @param {string} id */
function toursCell(record, tours, id) {
  const mark = markIn(record, id)
  if (mark === 'excepted') return html`<td>excepted: ${record.exceptions[id]}</td>`
  if (mark === 'missed') return html`<td>not walked</td>`
  const links = tours
    .slice(0, SHOWN)
    .map((at) => html`<a href="#${tourId(record, at)}" title="${record.tours[at]?.name}">${at + 1}</a> `)
  return html`<td>${links}${tours.length > SHOWN && html`<small>and ${tours.length - SHOWN} more</small>`}</td>`
}

/**
 * Renders each edge with the tours that took it.
 *
 * @param {Charted} charted
 * @param {Map<string, keyof typeof MARKS>} marks
 */
export function edgeSection({ chart, records }, marks) {
  const taken = records.map(toursByEdge)
  const rowOf = (/** @type {ChartEdge} */ edge) => {
    const mark = marks.get(edge.id) ?? 'missed'
    return html`<tr id="${edge.id.replaceAll(' ', '_')}" class="${mark}"><td>${nameIn(chart.id, edge.source)}</td>
<th scope="row">${triggerOf(edge)}${edge.guard && html` <small>[${edge.guard}]</small>`}</th>
<td>${edge.targets.length > 0 ? edge.targets.map((id) => nameIn(chart.id, id)).join(', ') : 'stays'}</td>
<td>${edge.actions.join(', ')}</td><td class="mark">${MARKS[mark]}</td>
${records.map((record, at) => toursCell(record, taken[at]?.get(edge.id) ?? [], edge.id))}</tr>
`
  }
  return html`<section aria-labelledby="edges"><h2 id="edges">Edges</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Table of edges"><table><thead><tr><th scope="col">From</th><th scope="col">Event</th><th scope="col">To</th><th scope="col">Actions</th><th scope="col">Coverage</th>
${records.map(({ place }) => html`<th scope="col">Tours, ${place}</th>`)}</tr></thead>
<tbody>${edgesBelow(chart).map(rowOf)}</tbody></table></div></section>`
}
