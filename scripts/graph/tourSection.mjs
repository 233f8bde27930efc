import { html, json } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { duration } from './table.mjs'

/** @import { ChartRecord, TourRecord } from '../../tests/model/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** @param {ChartRecord} record @param {number} at index of the tour */
export const tourId = ({ place }, at) => `tour-${place}-${at + 1}`

/** Assigns each text a number, so that the page contains it only once. */
class Texts {
  /** @type {Map<string, number>} */
  #numbers = new Map()

  numberOf(/** @type {string} */ text) {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  get all() {
    return [...this.#numbers.keys()]
  }
}

/** @param {ChartRecord} record @param {TourRecord} tour @param {number} at */
function tourOf(record, { name, steps, milliseconds, failure }, at) {
  return html`<details id="${tourId(record, at)}" class="tour"><summary>${failure && html`<span class="bad">✗</span> `}${name}
<small>${counted(steps.length, 'step')}, ${duration(milliseconds)}</small></summary></details>
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

/** Renders the tours. The page's script adds a tour's steps when it is expanded. @param {Charted} charted */
export function tourSection({ records }) {
  const texts = new Texts()
  const steps = Object.fromEntries(
    records.flatMap((record) =>
      record.tours.map((tour, at) => [
        tourId(record, at),
        [tour.start, ...tour.steps].map(({ stimulus, state, milliseconds }) => [
          texts.numberOf(stimulus),
          texts.numberOf(state),
          milliseconds,
        ]),
      ]),
    ),
  )
  return html`<section aria-labelledby="tours"><h2 id="tours">Tours</h2>
${records.map(listOf)}
<script type="application/json" id="steps">${json({ texts: texts.all, steps })}</script></section>`
}
