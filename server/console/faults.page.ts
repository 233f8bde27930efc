import { apiCalls } from '../../machines/contract/table.ts'
import { html, type Markup } from '../http/html.ts'
import { type Fault, OUTCOMES, type Outcome } from './faults.ts'

const MOST_DELAY = 120_000
const CALLS = [...new Set(Object.values(apiCalls).map(({ method, path }) => `${method} ${path}`))].sort()

/** The form that injects a fault, and those that are active. */
export function faultsPage(active: readonly Fault[], formToken: Markup): Markup {
  return html`<p class="lead">Calls wait, fail or break off as you say here. Faults are kept in memory: a restart ends them.</p>
<section aria-labelledby="active"><h2 id="active">Active</h2>
${
  active.length > 0
    ? html`<ol class="cards">${active.map((fault) => html`<li>${card(fault, formToken)}</li>`)}</ol>
<form method="post" action="/sandbox/faults/clear">${formToken}<button class="danger">Remove all</button></form>`
    : html`<p class="empty">No faults: calls are answered as usual.</p>`
}</section>
<section aria-labelledby="inject"><h2 id="inject">Inject</h2>
<form method="post" action="/sandbox/faults" class="stack">${formToken}
<label for="call">Call</label><select id="call" name="call"><option value="any">Any call</option>${CALLS.map((call) => html`<option>${call}</option>`)}</select>
<label for="delay">Delay (ms)</label><input id="delay" name="delay" inputmode="numeric" value="0" required>
<label for="outcome">Outcome</label><select id="outcome" name="outcome">${Object.entries(OUTCOMES).map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select>
<label for="times">Times</label><input id="times" name="times" inputmode="numeric" aria-describedby="times-hint"><p id="times-hint" class="hint">How often; empty: until it is removed.</p>
<button>Inject</button></form></section>`
}

/** What the form says; nothing where a field is missing or wrong. */
export function readFaultForm(form: URLSearchParams): Omit<Fault, 'id'> | undefined {
  const call = form.get('call') ?? ''
  const delay = form.get('delay')?.trim() ?? ''
  const outcome = form.get('outcome') ?? ''
  const times = form.get('times')?.trim() ?? ''
  if (call !== 'any' && !CALLS.includes(call)) return undefined
  if (!/^\d{1,6}$/.test(delay) || Number(delay) > MOST_DELAY) return undefined
  if (!Object.hasOwn(OUTCOMES, outcome)) return undefined
  if (times !== '' && !/^[1-9]\d{0,5}$/.test(times)) return undefined
  return {
    call,
    delayMs: Number(delay),
    outcome: outcome as Outcome,
    left: times === '' ? null : Number(times),
  }
}

function card({ id, call, delayMs, outcome, left }: Fault, formToken: Markup): Markup {
  const name = call === 'any' ? 'Any call' : call
  return html`<article aria-labelledby="fault-${id}"><header><h3 id="fault-${id}">${name}</h3></header>
<p>${delayMs > 0 && `After ${delayMs} ms. `}${OUTCOMES[outcome]}. ${left === null ? 'Until it is removed.' : `${left} more times.`}</p>
<form method="post" action="/sandbox/faults/${id}/remove">${formToken}<button class="plain" aria-label="Remove ${name}">Remove</button></form></article>`
}
