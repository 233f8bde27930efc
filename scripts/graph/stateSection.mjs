import { join } from 'node:path'
import { nodesBelow } from '../../src/inspect/charts/words.mjs'
import { fileOf, nameOf, readFlow } from '../gallery/compare.mjs'
import { ROOT } from '../lib/root.mjs'
import { html } from '../pages/html.mjs'
import { counted } from '../pages/page.mjs'
import { MARKS } from './coverage.mjs'

/** @import { ChartNode } from '../../src/inspect/charts/chart.types.ts' */
/** @import { ChartRecord, StateRecord } from '../../tests/model/record.types.ts' */
/** @import { Charted } from './records.mjs' */

/** Returns the name of a state without that of its chart. @param {string} chart @param {string} id */
export const nameIn = (chart, id) => (id === chart ? '(the chart)' : id.slice(chart.length + 1))

export const GALLERY = join(ROOT, 'gallery')

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

/**
 * @param {Charted} charted
 * @param {string} gallery its address
 * @returns {(leaf: string) => unknown} a leaf's picture in the gallery, which leads there
 */
function picturesOf({ flow, chart }, gallery) {
  const drawn = readFlow(GALLERY, flow)?.states.filter(({ machine }) => machine === chart.id) ?? []
  return (leaf) => {
    const state = drawn.find(({ leaves }) => leaves.split(' ').includes(leaf))
    const [place] = Object.entries(state?.pictures ?? {}).find(([, { hash }]) => hash) ?? []
    return (
      state &&
      place &&
      html`<a href="${gallery}/index.html#${new URLSearchParams({ group: flow, words: leaf })}"><img src="${gallery}/now/${fileOf(flow, nameOf(state), place)}" alt="The page in the state ${leaf}" loading="lazy" width="180"></a>`
    )
  }
}

/** @param {Charted} charted @param {ChartNode} node @param {keyof typeof MARKS} mark @param {unknown} picture */
function stateOf({ chart, records }, { id, type, description, invokes }, mark, picture) {
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
${picture}</li>
`
}

/**
 * Renders each leaf state with what was asserted there.
 *
 * @param {Charted} charted
 * @param {Map<string, keyof typeof MARKS>} marks
 * @param {string} gallery its address
 */
export function stateSection(charted, marks, gallery) {
  const pictureOf = picturesOf(charted, gallery)
  const leaves = nodesBelow(charted.chart.root).filter(({ id }) => marks.has(id))
  return html`<section aria-labelledby="states"><h2 id="states">States</h2>
<p class="hint">Pictures are those of <a href="${gallery}/index.html#group=${charted.flow}">the gallery</a>: <code>npm run gallery -- ${charted.flow}</code></p>
<ul class="states">${leaves.map((node) => stateOf(charted, node, marks.get(node.id) ?? 'missed', pictureOf(nameIn(charted.chart.id, node.id))))}</ul></section>`
}
