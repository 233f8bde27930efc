import { html } from '../pages/html.mjs'
import { fileOf } from './page.mjs'
import { faultsOf, isFailed, isGood } from './records.mjs'

/** @import { ChartRecord, TourRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** @param {string} words @param {string} text */
const command = (words, text) =>
  html`<p>${words} <code>${text}</code> <button type="button" data-copy="${text}">Copy</button></p>`

/**
 * @param {ChartRecord} record
 * @param {TourRecord} tour
 * @param {string} folder of the report
 * @param {((log: string) => string) | undefined} replayOf
 */
function failedTour({ place }, { name, steps, failure }, folder, replayOf) {
  if (!failure) return undefined
  const { step, stimulus, expected, seen, message, details, log, picture, trace, isRepeated } = failure
  const before = steps.at(-1)?.state
  return html`<article class="failure"><h3>${place}, ${name}</h3>
<div class="sides"><div>
<dl><div><dt>step</dt><dd>${step < 0 ? 'the start' : html`${step + 1}: <code>${stimulus}</code>`}${before && html`, from <code>${before}</code>`}</dd></div>
<div><dt>expected</dt><dd><code>${expected}</code></dd></div><div><dt>seen</dt><dd><code>${seen}</code></dd></div>
<div><dt>reason</dt><dd><pre>${message}</pre></dd></div>
${isRepeated !== undefined && html`<div><dt>played again</dt><dd>${isRepeated ? 'the same failure' : 'another end: look for what differs from run to run'}</dd></div>`}</dl>
${replayOf && command('Play just this tour again:', replayOf(`${folder}/${fileOf(log)}`))}
${trace && command('Open its trace:', `npx playwright show-trace ${folder}/${fileOf(trace)}`)}
<details><summary>The whole message</summary><pre>${details}</pre></details></div>
${picture && html`<a href="../${fileOf(picture)}"><img src="../${fileOf(picture)}" alt="The page when the tour failed" loading="lazy"></a>`}</div>
</article>`
}

/** @param {ChartRecord} record */
function otherFaults(record) {
  const faults = faultsOf(record)
  return [...new Set(faults.map(({ name }) => name))].map((name) => {
    const texts = faults.filter((fault) => fault.name === name).map(({ text }) => text)
    return html`<article class="failure"><h3>${record.place}: ${name}</h3><pre>${texts.join('\n')}</pre></article>`
  })
}

/**
 * Renders what is wrong with a chart's tests; undefined if nothing is.
 *
 * @param {Charted} charted
 * @param {string} folder
 * @param {(log: string) => string} [replayOf]
 */
export function failureSection({ records }, folder, replayOf) {
  if (records.every(isGood)) return undefined
  const faults = records.map(otherFaults)
  const tours = records.flatMap((record) =>
    record.tours.filter(isFailed).map((tour) => failedTour(record, tour, folder, replayOf)),
  )
  return html`<section aria-labelledby="failures"><h2 id="failures">Failures</h2>${tours}${faults}</section>`
}
