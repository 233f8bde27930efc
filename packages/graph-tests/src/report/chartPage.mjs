import { drawChart } from '../charts/draw.mjs'
import { layoutChart } from '../charts/layout.mjs'
import { html, raw } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { MARKS, marksOf } from './coverage.mjs'
import { edgeSection } from './edgeSection.mjs'
import { failureSection } from './failureSection.mjs'
import { reportPage, verdict } from './page.mjs'
import { isGood, millisecondsOf, stepsOf } from './records.mjs'
import { stateSection } from './stateSection.mjs'
import { duration, ratio } from './table.mjs'
import { tourSection } from './tourSection.mjs'

/** @import { ChartRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** @param {ChartRecord} record */
function cardOf(record) {
  const { place, coverage, tours } = record
  return html`<li><h2>${place} ${verdict(isGood(record))}</h2>
<dl><div><dt>states</dt><dd>${ratio(coverage.states)}</dd></div><div><dt>edges</dt><dd>${ratio(coverage.edges)}</dd></div>
<div><dt>excepted</dt><dd>${coverage.excepted}</dd></div><div><dt>tours</dt><dd>${tours.length}</dd></div>
<div><dt>steps</dt><dd>${stepsOf(record)}</dd></div><div><dt>time</dt><dd>${duration(millisecondsOf(record))}</dd></div></dl></li>`
}

/** @param {Charted} charted @param {Map<string, import('./coverage.mjs').Mark>} marks */
async function chartSection({ chart }, marks) {
  const svg = drawChart(await layoutChart(chart), { classOf: (id) => marks.get(id) })
  const counts = [...marks.values()]
  const legend = Object.entries(MARKS).filter(([mark]) => counts.includes(/** @type {any} */ (mark)))
  return html`<section aria-labelledby="chart"><h2 id="chart">Chart</h2>
<div class="bar"><ul class="legend">${legend.map(([mark, words]) => html`<li class="${mark}">${words}</li>`)}</ul>
<button type="button" id="zoom" aria-pressed="false">Full size</button></div>
<div class="canvas scroll" tabindex="0" role="region" aria-label="Chart of ${chart.id}">${raw(svg)}</div>
<p class="hint">Select a state or an arrow to see what was tested of it.</p></section>`
}

/**
 * Returns the page of one chart.
 *
 * @param {Charted} charted
 * @param {string} folder the report's, for the commands
 * @param {import('./report.types.ts').Additions} additions
 */
export async function chartPage(charted, folder, { mutantSection, replayOf }) {
  const { area, flow, chart, records } = charted
  const marks = marksOf(charted)
  const tours = records.reduce((sum, record) => sum + record.tours.length, 0)
  const parts = ['Chart', 'States', 'Edges', 'Tours', ...(mutantSection ? ['Mutants'] : [])]
  const links = records.every(isGood) ? parts : ['Failures', ...parts]
  return reportPage(
    `${chart.id}, graph tests`,
    html`<header><p><a href="../index.html">All charts</a></p>
<h1>${chart.id}</h1>
<p>${area} / ${flow} · ${counted(tours, 'tour')}</p>
<ul class="cards">${records.map(cardOf)}</ul>
<nav aria-label="Parts of this page"><ul>${links.map((name) => html`<li><a href="#${name.toLowerCase()}">${name}</a></li>`)}</ul></nav>
</header>
<main>
${failureSection(charted, folder, replayOf)}
${await chartSection(charted, marks)}
${stateSection(charted, marks)}
${edgeSection(charted, marks)}
${tourSection(charted)}
${mutantSection?.(`${area}/${flow}`)}
</main>`,
    '../',
  )
}
