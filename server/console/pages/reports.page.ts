import { dhakaTime, html, type Markup } from '../../http/html.ts'
import type { KeptReport, ReportGroup } from '../../reports/reports.ts'

/** The reports by kind, route and detail, newest first. */
export function reportsPage(groups: readonly ReportGroup[]): Markup {
  const items = groups.map((reports) => {
    const [{ id, kind, route, detail, flow, state, receivedAt }] = reports
    return html`<li><article aria-labelledby="report-${id}">
<header><span class="tag rejected">${kind}</span> <h2 id="report-${id}"><a href="/sandbox/reports/${id}">${detail ?? 'Without a detail'}</a></h2><span class="lead">${reports.length === 1 ? 'once' : `${reports.length} times`}</span>${dhakaTime(receivedAt)}</header>
<p>${route} · ${flow} · ${state}</p>
${reports.length > 1 && html`<p class="lead">Earlier: ${reports.slice(1, 6).map((one) => html`<a href="/sandbox/reports/${one.id}">${one.id}</a> `)}</p>`}</article></li>`
  })
  return html`<p class="lead">Defects of the site, as its pages reported them, newest first. A report holds names of charts, states, events, calls and fields, and nothing that a player typed or a server sent. A restart removes all. <a href="/sandbox/reports">Refresh</a></p>
${items.length > 0 ? html`<ol class="cards">${items}</ol>` : html`<p class="empty">No defects have been reported.</p>`}`
}

/** One report with its events, newest first, and its JSON. */
export function reportPage({ id, receivedAt, ...report }: KeptReport): Markup {
  const { build, route, flow, state, kind, detail, events } = report
  const fields = { Kind: kind, Detail: detail, Route: route, Flow: flow, State: state, Build: build }
  const rows = events
    .toReversed()
    .map(
      ({ at, actor, type, state }) =>
        html`<tr><td>${timeOf(at)}</td><td>${actor}</td><td>${type}</td><td>${state}</td></tr>`,
    )
  return html`<p class="lead">Report ${id}. <a href="/sandbox/reports">All reports</a> ${dhakaTime(receivedAt)}</p>
<article><dl>${Object.entries(fields).map(([name, value]) => value !== undefined && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></article>
<section aria-labelledby="events"><h2 id="events">Events</h2><p class="lead">Newest first.</p>
<div class="sheet" tabindex="0" role="region" aria-labelledby="events"><table><thead><tr><th scope="col">Time</th><th scope="col">Actor</th><th scope="col">Event</th><th scope="col">State after it</th></tr></thead><tbody>${rows}</tbody></table></div></section>
<section aria-labelledby="json"><h2 id="json">JSON</h2><p class="lead">Save it as a file: <code>npm run replay -- report.json</code> draws the charts with the transitions that were taken.</p>
<pre class="sheet" tabindex="0" role="region" aria-labelledby="json">${JSON.stringify(report, null, 1)}</pre></section>`
}

/** The time of day in Dhaka; a report from elsewhere may hold any number. */
function timeOf(at: number): string {
  const time = new Date(at)
  return Number.isNaN(time.getTime()) ? '–' : time.toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka' })
}
