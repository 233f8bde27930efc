import { nodesBelow } from '../charts/words.mjs'
import { html } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { MARKS } from './coverage.mjs'
import { fileOf, GALLERY } from './page.mjs'

/** @import { ChartNode } from '../charts/chart.types.ts' */
/** @import { PictureRecord, StateRecord } from '../records/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** Returns the name of a state without that of its chart. @param {string} chart @param {string} id */
export const nameIn = (chart, id) => (id === chart ? '(the chart)' : id.slice(chart.length + 1))

/** Assertions beyond this number are collapsed. */
const SHOWN = 5

/** @param {readonly StateRecord[]} states of one leaf */
function assertionOf(states) {
  const asserts = states.flatMap(({ asserts: some }) => some)
  const { reason, source } = states[0] ?? {}
  if (reason !== undefined) return html`<p>The page shows nothing of it: ${reason}</p>`
  const listOf = (/** @type {string[]} */ some) =>
    html`<ul>${some.map((text) => html`<li>✓ <code>${text}</code></li>`)}</ul>`
  const rest = asserts.slice(SHOWN)
  return html`${asserts.length > 0 && listOf(asserts.slice(0, SHOWN))}
${rest.length > 0 && html`<details><summary>${counted(rest.length, 'more assertion')}</summary>${listOf(rest)}</details>`}
${source && html`<details ${asserts.length === 0 && 'open'}><summary>Assertion in the model</summary><pre>${source}</pre></details>`}`
}

/** @param {Charted} charted @param {string} id of a leaf @returns {PictureRecord | undefined} */
export const pictureOf = ({ records }, id) =>
  records.map(({ states }) => states[id]?.picture).find((picture) => picture !== undefined)

/** Returns a state's picture, which leads to the gallery. @param {Charted} charted @param {string} id of a leaf */
function imageOf(charted, id) {
  const { flow, chart } = charted
  const picture = pictureOf(charted, id)
  const name = nameIn(chart.id, id)
  return (
    picture &&
    html`<a href="../${GALLERY}#${new URLSearchParams({ group: flow, words: name })}"><img src="../${fileOf(picture.file)}" alt="The page in the state ${name}" loading="lazy"></a>`
  )
}

/** @param {Charted} charted @param {ChartNode} node @param {keyof typeof MARKS} mark */
function stateOf(charted, { id, type, description, invokes }, mark) {
  const { chart, records } = charted
  const states = records
    .flatMap(({ states: all }) => all[id] ?? [])
    .sort((a, b) => b.asserts.length - a.asserts.length)
  const reasons = new Set(records.flatMap(({ exceptions }) => exceptions[id] ?? []))
  return html`<li id="${id}" class="${mark}">
<div><h3>${nameIn(chart.id, id)} ${type === 'final' && html`<small>final</small>`}</h3>
<p class="mark">${MARKS[mark]}${[...reasons].map((reason) => `: ${reason}`)}</p>
${description && html`<p>${description}</p>`}
${invokes.length > 0 && html`<p class="hint">runs ${invokes.map((invoke) => invoke.id).join(', ')}</p>`}
${states.length > 0 ? assertionOf(states) : mark === 'walked' && type !== 'final' && html`<p class="hint">It is left immediately; no tour rests here.</p>`}</div>
${imageOf(charted, id)}</li>
`
}

/**
 * Renders each leaf state with what was asserted there, and a picture.
 *
 * @param {Charted} charted
 * @param {Map<string, keyof typeof MARKS>} marks
 */
export function stateSection(charted, marks) {
  const leaves = nodesBelow(charted.chart.root).filter(({ id }) => marks.has(id))
  return html`<section aria-labelledby="states"><h2 id="states">States</h2>
<ul class="states">${leaves.map((node) => stateOf(charted, node, marks.get(node.id) ?? 'missed'))}</ul></section>`
}
