import { readVerdicts } from '@tiya/chart-mutants/verdicts.mjs'
import { html } from '@tiya/graph-tests/internal/pages/html.mjs'
import { VERDICTS } from '../mutants/config.mjs'

/** @import { Verdict } from '@tiya/chart-mutants/verdicts.mjs' */

/** @param {readonly Verdict[]} verdicts */
const killedOf = (verdicts) => verdicts.filter(({ killedBy }) => killedBy).length

/** Returns the share of a flow's mutants that a test noticed, as text. @param {string} flow `area/flow` */
export function shareOf(flow) {
  const verdicts = readVerdicts(flow, VERDICTS)
  return verdicts.length > 0 ? `${killedOf(verdicts)}/${verdicts.length}` : 'not run'
}

/** @param {Verdict} verdict */
function rowOf({ file, line, change, before, after, killedBy, reason }) {
  return html`<tr><td>${file.split('/').at(-1)}:${line}</td><td>${change}</td>
<td><code>− ${before}</code>${after && html`<br><code>+ ${after}</code>`}</td>
<td>${killedBy ? html`killed by ${killedBy}` : html`lives${reason && `: ${reason}`}`}</td></tr>
`
}

/** Renders a flow's mutants from the last `npm run test:mutants`, survivors first. @param {string} flow `area/flow` */
export function mutantSection(flow) {
  const verdicts = readVerdicts(flow, VERDICTS)
  const name = flow.split('/').at(-1)
  const body =
    verdicts.length === 0
      ? html`<p>None was tried yet: <code>npm run test:mutants -- ${name}</code></p>`
      : html`<p>${killedOf(verdicts)} of ${verdicts.length} killed by a test.</p>
<details ${killedOf(verdicts) < verdicts.length && 'open'}><summary>All mutants</summary><div class="scroll" tabindex="0" role="region" aria-label="Table of mutants"><table><thead><tr><th scope="col">Source</th><th scope="col">Change</th><th scope="col">Lines</th><th scope="col">Verdict</th></tr></thead>
<tbody>${verdicts.toSorted((a, b) => Number(Boolean(a.killedBy)) - Number(Boolean(b.killedBy))).map(rowOf)}</tbody></table></div></details>`
  return html`<section aria-labelledby="mutants"><h2 id="mutants">Mutants</h2>${body}</section>`
}
