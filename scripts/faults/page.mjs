/** @typedef {ReturnType<import('./matrix.mjs').matrixOf>} Matrix */
/** @typedef {import('./matrix.mjs').Cell} Cell */

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: #8884; --ok: #17803d; --bad: #c2281d }
@media (prefers-color-scheme: dark) { :root { --ok: #4cc27a; --bad: #ff7b70 } }
body { margin: 0; padding: 24px 16px 64px }
h1 { margin: 0; font-size: 24px } .lead { margin: 4px 0 24px; opacity: .8 }
.scroll { overflow: auto; max-height: 80vh; border: 1px solid var(--line); border-radius: 12px }
table { border-collapse: separate; border-spacing: 0; white-space: nowrap }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
thead th { position: sticky; top: 0; background: Canvas; z-index: 2; font-size: 13px }
tbody th { position: sticky; left: 0; background: Canvas; font-weight: 600; z-index: 1 }
thead th:first-child { left: 0; z-index: 3 }
th small { display: block; font-weight: 400; opacity: .75 }
summary { cursor: pointer; min-height: 28px; color: var(--ok); font-weight: 600 } .failed summary { color: var(--bad) }
details[open] { min-width: 280px; white-space: normal } dl { margin: 4px 0 0; font-size: 13px } dt { font-weight: 600; margin-top: 6px } dd { margin: 0 }
.problem { color: var(--bad) }`

const ESCAPES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
})

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

/** @param {Cell['flows'][number]} cell */
function flowOf({ flow, port, requests, states, failures, problems }) {
  const lines = [
    `${requests} ${requests === 1 ? 'request' : 'requests'}, then ${states.join(', ')}`,
    failures.length > 0 ? failures.join(', ') : 'the chart keeps no failure',
  ]
  return `<dt>${escaped(`${flow}, ${port}`)}</dt>${lines.map((line) => `<dd>${escaped(line)}</dd>`).join('')}${problems
    .map((problem) => `<dd class="problem">${escaped(problem)}</dd>`)
    .join('')}`
}

/** @param {Cell} cell */
function cellOf({ client, flows, passed }) {
  const word = passed ? '✓ passes' : client ? '✗ fails' : '– missing'
  const sent = client ? `<dt>client</dt><dd>${client.requests} sent</dd>` : ''
  return `<td${passed ? '' : ' class="failed"'}><details><summary>${word}${flows.length > 0 ? ` · ${flows.length}` : ''}</summary><dl>${sent}${flows.map(flowOf).join('')}</dl></details></td>`
}

/**
 * Returns the matrix as a page, with a row for each call and a column for each fault. A cell expands to show
 * what the client sent and which states each flow that makes the call went to.
 *
 * @param {Matrix} matrix
 * @returns {string} HTML
 */
export function pageOf({ faults, calls, cells, failed, missing }) {
  const head = faults.map((fault) => `<th scope="col">${escaped(fault)}</th>`).join('')
  const rows = calls.map(
    ({ call, auth, kind, cells: row }) =>
      `<tr><th scope="row">${escaped(call)}<small>${escaped(`${kind}, token: ${auth}`)}</small></th>${row.map(cellOf).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Faults matrix</title><style>${STYLE}</style></head>
<body><h1>Faults matrix</h1>
<p class="lead">${calls.length} calls × ${faults.length} faults: ${cells} cells, ${failed} failed, ${missing} missing. The number in a cell is how many ports of flows met the fault.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Faults by call"><table><thead><tr><th scope="col">call</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
</body></html>
`
}
