import { apiCalls, exchangeDataCalls } from '@tiya/contract/table'
import { type Fault, OUTCOMES, type Outcome } from '../../http/faults.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Fields } from '../field.ts'
import { choiceField, type Draft, type Errors, textField } from '../field.ts'

const MAX_DELAY_MS = 120_000
const CALLS = [
  ...new Set(
    Object.values({ ...apiCalls, ...exchangeDataCalls }).map(({ method, path }) => `${method} ${path}`),
  ),
  'GET /captcha',
].sort()

const NAMES = { any: 'Any call', ...Object.fromEntries(CALLS.map((call) => [call, call])) }

/** The active faults, and the form that injects one. */
export function faultsPage(active: readonly Fault[], token: Markup, draft: Draft): Markup {
  return html`<p class="lead">Make calls slow, fail or lose their connection. A restart removes all faults.</p>
<section aria-labelledby="active"><h2 id="active">Active</h2>
${
  active.length > 0
    ? html`<ol class="cards">${active.map((fault) => html`<li>${card(fault, token)}</li>`)}</ol>
<form method="post" action="/sandbox/faults/clear" class="narrow">${token}<button class="danger">Remove all</button></form>`
    : html`<p class="empty">No faults: every call is answered normally.</p>`
}</section>
<section aria-labelledby="inject"><h2 id="inject">Inject</h2>
<form method="post" action="/sandbox/faults" class="stack narrow">${token}
${choiceField(draft, { name: 'call', label: 'Call', options: NAMES })}
${textField(draft, { name: 'delay', label: 'Delay (ms)', value: 0, rest: html`inputmode="numeric" required` })}
${choiceField(draft, { name: 'outcome', label: 'Outcome', options: OUTCOMES })}
${textField(draft, { name: 'times', label: 'Times', hint: 'Leave it empty to keep the fault until you remove it.', rest: html`inputmode="numeric"` })}
<button>Inject</button></form></section>`
}

/** The fault that the form describes, or what is wrong with it. */
export function readFaultForm(fields: Fields): Omit<Fault, 'id'> | { errors: Errors } {
  const { call = '', outcome = '' } = fields
  const delay = fields.delay?.trim() ?? ''
  const times = fields.times?.trim() ?? ''
  const isDelay = /^\d{1,6}$/.test(delay) && Number(delay) <= MAX_DELAY_MS
  const errors: Errors = {
    ...(!Object.hasOwn(NAMES, call) && { call: 'Call: choose one of the list.' }),
    ...(!isDelay && { delay: 'Delay: whole milliseconds, from 0 to 120,000.' }),
    ...(!Object.hasOwn(OUTCOMES, outcome) && { outcome: 'Outcome: choose one of the list.' }),
    ...(!/^([1-9]\d{0,5})?$/.test(times) && {
      times: 'Times: a whole number from 1 to 999,999, or nothing.',
    }),
  }
  if (Object.keys(errors).length > 0) return { errors }
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
