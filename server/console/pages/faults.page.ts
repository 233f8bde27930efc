import { apiCalls, exchangeDataCalls } from '../../../machines/contract/table.ts'
import { type Fault, OUTCOMES, type Outcome } from '../../http/faults.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Fields } from '../guard.ts'

const MAX_DELAY_MS = 120_000
const CALLS = [
  ...new Set(
    Object.values({ ...apiCalls, ...exchangeDataCalls }).map(({ method, path }) => `${method} ${path}`),
  ),
  'GET /captcha',
].sort()

/** The active faults, and the form that injects one. */
export function faultsPage(active: readonly Fault[], token: Markup): Markup {
  return html`<p class="lead">Make calls slow, fail or lose their connection. A restart removes all faults.</p>
<section aria-labelledby="active"><h2 id="active">Active</h2>
${
  active.length > 0
    ? html`<ol class="cards">${active.map((fault) => html`<li>${card(fault, token)}</li>`)}</ol>
<form method="post" action="/sandbox/faults/clear">${token}<button class="danger">Remove all</button></form>`
    : html`<p class="empty">No faults: every call is answered normally.</p>`
}</section>
<section aria-labelledby="inject"><h2 id="inject">Inject</h2>
<form method="post" action="/sandbox/faults" class="stack">${token}
<label for="call">Call</label><select id="call" name="call"><option value="any">Any call</option>${CALLS.map((call) => html`<option>${call}</option>`)}</select>
<label for="delay">Delay (ms)</label><input id="delay" name="delay" inputmode="numeric" value="0" required>
<label for="outcome">Outcome</label><select id="outcome" name="outcome">${Object.entries(OUTCOMES).map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select>
<label for="times">Times</label><input id="times" name="times" inputmode="numeric" aria-describedby="times-hint"><p id="times-hint" class="hint">Leave it empty to keep the fault until you remove it.</p>
<button>Inject</button></form></section>`
}

/** The fault that the form describes; undefined if a field is missing or wrong. */
export function readFaultForm(fields: Fields): Omit<Fault, 'id'> | undefined {
  const { call = '', outcome = '' } = fields
  const delay = fields.delay?.trim() ?? ''
  const times = fields.times?.trim() ?? ''
  if (call !== 'any' && !CALLS.includes(call)) return undefined
  if (!/^\d{1,6}$/.test(delay) || Number(delay) > MAX_DELAY_MS) return undefined
  if (!Object.hasOwn(OUTCOMES, outcome)) return undefined
  if (times !== '' && !/^[1-9]\d{0,5}$/.test(times)) return undefined
  return {
    call,
    delayMs: Number(delay),
    outcome: outcome as Outcome,
    left: times === '' ? null : Number(times),
  }
}

function card({ id, call, delayMs, outcome, left }: Fault, token: Markup): Markup {
  const name = call === 'any' ? 'Any call' : call
  return html`<article aria-labelledby="fault-${id}"><header><h3 id="fault-${id}">${name}</h3></header>
<p>${delayMs > 0 && `After ${delayMs} ms: `}${OUTCOMES[outcome]}. ${left === null ? 'Until you remove it.' : `${left} more ${left === 1 ? 'time' : 'times'}.`}</p>
<form method="post" action="/sandbox/faults/${id}/remove">${token}<button class="plain" aria-label="Remove ${name}">Remove</button></form></article>`
}
