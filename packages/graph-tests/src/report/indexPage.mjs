import { html } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { GALLERY, pageOf, reportPage, verdict } from './page.mjs'
import { chartsIn, faultsOf, isFailed, isGood, millisecondsOf, PLACES, stepsOf } from './records.mjs'
import { duration, ratio } from './table.mjs'

/** @import { ChartRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */
/** @import { Additions, Run } from './report.types.ts' */

/** @param {ChartRecord | undefined} record */
function cellsOf(record) {
  if (!record) return html`<td colspan="3">not run</td>`
  const { states, edges, excepted } = record.coverage
  return html`<td class="number">${ratio(states)}</td>
<td class="number">${ratio(edges)}${excepted > 0 && html` <small title="excepted">+${excepted}</small>`}</td>
<td class="number">${record.tours.length}</td>`
}

/** @param {Charted} charted @param {Additions} additions */
function rowOf({ area, flow, chart, records }, { shareOf }) {
  const good = records.every(isGood)
  const spent = records.reduce((sum, record) => sum + millisecondsOf(record), 0)
  return html`<tr data-filter="${[area, flow, chart.id].join(' ').toLowerCase()}" data-good="${good}">
<th scope="row"><a href="${pageOf(chart.id)}">${chart.id}</a>${flow !== chart.id && html` <small>of ${flow}</small>`}</th>
${PLACES.map((place) => cellsOf(records.find((record) => record.place === place)))}
<td class="number">${duration(spent)}</td>
${shareOf && html`<td class="number">${shareOf(`${area}/${flow}`)}</td>`}
<td>${verdict(good)}</td>
</tr>
`
}

/** @param {Charted} charted */
function troublesOf({ chart, records }) {
  return records.flatMap((record) => [
    ...record.tours.filter(isFailed).map(
      ({
        name,
        failure,
      }) => html`<li><a href="${pageOf(chart.id)}#failures">${chart.id}, ${record.place}, ${name}</a>
<p>Step ${(failure?.step ?? 0) + 1}, <code>${failure?.stimulus}</code>: expected <code>${failure?.expected}</code>, seen
<code>${failure?.seen}</code></p></li>`,
    ),
    ...faultsOf(record).map(
      ({ name, text }) => html`<li><a href="${pageOf(chart.id)}#failures">${chart.id}, ${record.place}</a>
<p>${name}: ${text.split('\n')[0]}</p></li>`,
    ),
  ])
}

/** @param {readonly Charted[]} charts @param {Additions} additions */
function tableOf(charts, additions) {
  const areas = [...new Set(charts.map(({ area }) => area))]
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of charts"><table id="charts">
<thead>
<tr><th rowspan="2" scope="col">Chart</th>${PLACES.map((place) => html`<th colspan="3" scope="colgroup">${place}</th>`)}<th
rowspan="2" scope="col" class="number">Time</th>${additions.shareOf && html`<th rowspan="2" scope="col" class="number">Mutants killed</th>`}<th rowspan="2" scope="col">Result</th></tr>
<tr>${PLACES.map(() => html`<th scope="col" class="number">states</th><th scope="col" class="number">edges</th><th scope="col" class="number">tours</th>`)}</tr>
</thead>
${areas.map(
  (area) => html`<tbody>
<tr><th scope="rowgroup" colspan="${additions.shareOf ? 10 : 9}"><h2>${area}</h2></th></tr>
${charts.filter((one) => one.area === area).map((one) => rowOf(one, additions))}</tbody>
`,
)}</table></div>`
}

/**
 * Returns the report's index page.
 *
 * @param {readonly ChartRecord[]} records
 * @param {Run} run
 * @param {Additions} additions
 */
export function indexPage(records, { title, outside }, additions) {
  const charts = chartsIn(records)
  const tours = records.flatMap((record) => record.tours)
  const failed = tours.filter(isFailed).length
  const steps = records.reduce((sum, record) => sum + stepsOf(record), 0)
  const troubles = charts.flatMap(troublesOf)
  return reportPage(
    'Graph tests',
    html`<header>
<h1>Graph tests</h1>
<p>${title} · <a href="${GALLERY}">Gallery of states</a></p>
<p class="sums">${verdict(troubles.length + outside.length === 0)} <span>${counted(charts.length, 'chart')}</span>
<span>${counted(tours.length, 'tour')}${failed > 0 && `, ${failed} failed`}</span> <span>${counted(steps, 'step')}</span></p>
</header>
<main>
${
  troubles.length + outside.length > 0 &&
  html`<section aria-labelledby="troubles"><h2 id="troubles">What is wrong</h2><ul>${troubles}
${outside.map(({ title: name, text }) => html`<li>${name}<pre>${text}</pre></li>`)}</ul></section>`
}
<form class="filter" role="search"><label>Filter <input type="search" id="filter" placeholder="area, flow or chart"></label>
<label><input type="checkbox" id="bad"> Failed only</label> <output id="count"></output></form>
${tableOf(charts, additions)}
</main>`,
  )
}
