import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { formatMoney } from '../../../machines/contract/amounts.ts'
import type { Db } from '../../db/database.ts'
import { players, requests } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { findPromotion } from '../../rewards/promotions.ts'

const ACTIONS = { deposit: 'Deposit', withdraw: 'Withdrawal', bonus: 'Bonus' }
const STATES = { open: 'Open', pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }

const withPlayer = (db: Db) =>
  db
    .select({ request: requests, username: players.username })
    .from(requests)
    .innerJoin(players, eq(players.id, requests.playerId))

/** The request with this id, undefined if there is none. */
export async function findRequest(db: Db, id: number): Promise<Row | undefined> {
  const [found] = await withPlayer(db).where(eq(requests.id, id))
  return found
}

/** The requests waiting for the operator, oldest first, and the most recently decided ones. */
export async function readRequests(db: Db) {
  const waiting = await withPlayer(db).where(eq(requests.state, 'pending')).orderBy(requests.id).limit(200)
  const decided = await withPlayer(db)
    .where(and(inArray(requests.state, ['approved', 'rejected']), ne(requests.action, 'bonus')))
    .orderBy(desc(requests.updatedAt))
    .limit(30)
  return { waiting, decided }
}

type Rows = Awaited<ReturnType<typeof readRequests>>
type Row = Rows['waiting'][number]

/** The requests. One that waits can be approved here; its own page, which does not reload, takes a reason too. */
export function requestsPage({ waiting, decided }: Rows, token: Markup): Markup {
  return html`<p class="lead">Deposits and withdrawals waiting for your decision, oldest first. The page loads itself again. <a href="/sandbox">Refresh</a></p>
<section aria-labelledby="waiting"><h2 id="waiting">Waiting</h2>
${waiting.length > 0 ? html`<ol class="cards">${waiting.map((row) => html`<li>${card(row, approvalForm(row, token))}</li>`)}</ol>` : html`<p class="empty">Nothing is waiting.</p>`}</section>
<section aria-labelledby="decided"><h2 id="decided">Decided</h2>
${decided.length > 0 ? html`<ol class="cards">${decided.map((row) => html`<li>${card(row, html``)}</li>`)}</ol>` : html`<p class="empty">Nothing has been decided yet.</p>`}</section>`
}

/** A request with its decision form, if it is waiting. */
export function requestPage(row: Row, token: Markup): Markup {
  return html`<p class="lead"><a href="/sandbox">All requests</a></p>
<div class="cards">${card(row, row.request.state === 'pending' ? decisionForm(row, token) : html``)}</div>`
}

function card({ request, username }: Row, form: Markup): Markup {
  const { id, action, state, amount, stated, currency, method, note } = request
  const title = `${ACTIONS[action]} of ${username}, ${formatMoney(stated, currency)}`
  const lines: [string, string | null | undefined | false][] = [
    ['Method', [method?.name, method?.type].filter(Boolean).join(' · ')],
    ['Credited as', currency === 'USDT' && formatMoney(amount)],
    [action === 'deposit' ? 'Paid from' : 'Pay to', request.accountNumber],
    ['Transaction ID', request.transactionId],
    ['Promotion', findPromotion(request.promotionId)?.name],
    ['Reason', note],
  ]
  return html`<article aria-labelledby="request-${id}">
<header><span class="tag ${state}">${STATES[state]}</span> <h3 id="request-${id}">${title}</h3>${dhakaTime(request.createdAt)}</header>
<dl>${lines.map(([name, value]) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>${form}</article>`
}

function approvalForm({ request: { id } }: Row, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/requests/${id}" class="decision">${token}
<div class="buttons"><button name="decision" value="approved">Approve</button><a class="button" href="/sandbox/requests/${id}">Reject, or give a reason</a></div></form>`
}

function decisionForm({ request: { id } }: Row, token: Markup): Markup {
  // Pressing Enter in a field activates the form's first button; without this disabled one, it would approve.
  return html`<form method="post" action="/sandbox/requests/${id}" class="decision">${token}<button disabled hidden></button>
<label for="note-${id}">Reason</label><input id="note-${id}" name="note" maxlength="300" aria-describedby="note-hint-${id}">
<p id="note-hint-${id}" class="hint">The player sees it with the request.</p>
<div class="buttons"><button name="decision" value="approved">Approve</button><button name="decision" value="rejected" class="danger">Reject</button></div></form>`
}
