import { html } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { duration } from './table.mjs'

/** @import { ChartRecord, StepRecord, TourRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** @param {ChartRecord} record @param {number} at index of the tour */
export const tourId = ({ place }, at) => `tour-${place}-${at + 1}`

/** @param {StepRecord} step */
const stepOf = ({ stimulus, state, milliseconds }) =>
  html`<li><code>${stimulus}</code> → ${state} <small>${milliseconds} ms</small></li>`

/** @param {ChartRecord} record @param {TourRecord} tour @param {number} at */
function tourOf(record, { name, start, steps, milliseconds, failure }, at) {
  return html`<details id="${tourId(record, at)}"><summary>${failure && html`<span class="bad">✗</span> `}${name}
<small>${counted(steps.length, 'step')}, ${duration(milliseconds)}</small></summary><ol start="0">${[start, ...steps].map(stepOf)}</ol></details>
`
}

/** A list with more tours than this is collapsed. */
const SHOWN = 12

/** @param {ChartRecord} record */
function listOf(record) {
  const { place, tours } = record
  return html`<details ${tours.length <= SHOWN && 'open'}><summary>${place}: ${counted(tours.length, 'tour')}</summary>
${tours.map((tour, at) => tourOf(record, tour, at))}</details>`
}

/** Renders the tours with their steps. @param {Charted} charted */
export function tourSection({ records }) {
  return html`<section aria-labelledby="tours"><h2 id="tours">Tours</h2>
${records.map(listOf)}</section>`
}
