import { html } from '@tiya/graph-tests/internal/pages/html.mjs'
import { counted, page } from '@tiya/graph-tests/internal/pages/page.mjs'

/** @typedef {ReturnType<import('./matrix.mjs').matrixOf>} Matrix */
/** @typedef {import('./matrix.mjs').Cell} Cell */

/** @param {Cell['flows'][number]} cell */
function flowOf({ flow, port, requests, states, failures, problems }) {
  const lines = [
    `${counted(requests, 'request')}, then ${states.join(', ')}`,
    failures.length > 0 ? failures.join(', ') : 'the chart keeps no failure',
  ]
  return html`<dt>${flow}, ${port}</dt>${lines.map((line) => html`<dd>${line}</dd>`)}${problems.map((problem) => html`<dd class="bad">${problem}</dd>`)}`
}

/** @param {Cell} cell */
function cellOf({ client, flows, passed }) {
  const word = passed ? '✓ passes' : client ? '✗ fails' : '– missing'
  return html`<td><details><summary class="${passed ? 'good' : 'bad'}">${word}${flows.length > 0 && ` · ${flows.length}`}</summary><dl>${client && html`<dt>client</dt><dd>${client.requests} sent</dd>`}${flows.map(flowOf)}</dl></details></td>`
}

/**
 * Returns the matrix as a page, with a row for each call and a column for each fault. A cell expands to show
 * what the client sent and which states each flow that makes the call went to.
 *
 * @param {Matrix} matrix
 * @returns {string} HTML
 */
export function pageOf({ faults, calls, cells, failed, missing }) {
  return page(
    'Faults matrix',
    html`<header><h1>Faults matrix</h1>
<p>${calls.length} calls × ${faults.length} faults: ${cells} cells, ${failed} failed, ${missing} missing. The number in a cell is how many ports of flows met the fault.</p></header>
<div class="matrix scroll" tabindex="0" role="region" aria-label="Faults by call"><table><thead><tr><th scope="col">call</th>${faults.map((fault) => html`<th scope="col">${fault}</th>`)}</tr></thead>
<tbody>${calls.map(
      ({ call, auth, kind, cells: row }) =>
        html`<tr><th scope="row">${call} <small>${kind}, token: ${auth}</small></th>${row.map(cellOf)}</tr>
`,
    )}</tbody></table></div>`,
  )
}
