import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawChart } from '@tiya/graph-tests/internal/charts/draw.mjs'
import { layoutChart } from '@tiya/graph-tests/internal/charts/layout.mjs'
import { sentenceOf } from '@tiya/graph-tests/internal/charts/words.mjs'
import { html, raw } from '@tiya/graph-tests/internal/pages/html.mjs'
import { copyAssets, counted, page } from '@tiya/graph-tests/internal/pages/page.mjs'
import { ROOT } from '../lib/root.mjs'
import { stepsOf } from './steps.mjs'
import { withModule } from './vite.mjs'

/** @import { Chart } from '@tiya/graph-tests/internal/charts/chart.types.ts' */
/** @import { DefectReport } from '@tiya/contract/report' */
/** @import { Step } from './steps.mjs' */

const FOLDER = join(ROOT, 'reports/replay')

/** @param {Step} step */
function rowOf({ event: { at, actor, type, state }, edges, guess }) {
  const time = new Date(at).toISOString().slice(11, 23)
  const words = edges.map((edge) => html`<div>${edge.source}: ${sentenceOf(edge)}</div>`)
  return html`<tr><td>${time}</td><td>${actor}</td><td>${type}</td><td>${words}${guess && html`<span class="mark part">guessed: ${guess}</span>`}</td><td>${state}</td></tr>`
}

/** @param {Chart} chart @param {readonly Step[]} steps of all charts */
async function sectionOf(chart, steps) {
  const own = steps.filter((step) => step.chart === chart)
  const marks = new Map(own.flatMap(({ edges, guess }) => (guess ? edges.map(({ id }) => [id, 'part']) : [])))
  for (const { edges, guess } of own) if (!guess) for (const { id } of edges) marks.set(id, 'walked')
  const svg = drawChart(await layoutChart(chart), { classOf: (id) => marks.get(id) })
  return html`<section aria-labelledby="${chart.id}"><h2 id="${chart.id}">${chart.id}</h2>
<div class="canvas scroll" tabindex="0" role="region" aria-labelledby="${chart.id}">${raw(svg)}</div></section>`
}

/**
 * Draws the charts of a defect's report with the transitions that its events took, and prints where they are guessed:
 * a report has no payloads, so nothing can be run.
 *
 * @param {DefectReport} report
 * @returns {Promise<readonly Step[]>}
 */
export async function replay({ kind, detail, route, flow, state, build, events }) {
  const charts = await withModule('/tests/inspect/machines.ts', ({ allCharts }) => allCharts())
  const steps = stepsOf(events, charts)
  const shown = [...new Set(steps.flatMap(({ chart, edges }) => (chart && edges.length > 0 ? [chart] : [])))]
  const title = [kind, detail].filter(Boolean).join(': ')
  const sections = await Promise.all(shown.map((chart) => sectionOf(chart, steps)))
  copyAssets(FOLDER)
  const file = join(FOLDER, 'index.html')
  const body = html`<header><h1>${title}</h1><p>${route} · ${flow} · ${state} · build ${build}</p>
<ul class="legend"><li class="walked">taken</li><li class="part">guessed: the report does not say which</li></ul></header>
<main><section aria-labelledby="events"><h2 id="events">Events</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="events"><table><thead><tr><th>Time (UTC)</th><th>Actor</th><th>Event</th><th>Transition</th><th>State after it</th></tr></thead><tbody>${steps.map(rowOf)}</tbody></table></div></section>
${sections}</main>`
  writeFileSync(file, page(title, body))
  for (const { event, edges, guess } of steps)
    console.log(
      `${event.actor}  ${event.type}  → ${event.state}${edges.length > 0 ? `\n  ${edges.map(({ id }) => id).join('\n  ')}` : ''}${guess ? `\n  guessed: ${guess}` : ''}`,
    )
  const guessed = steps.filter(({ guess }) => guess).length
  console.log(`${title} at ${route}: ${counted(steps.length, 'event')}, ${guessed} of them guessed.`)
  console.log(`The charts: ${file}`)
  return steps
}
