import { formatMoney } from '@tiya/contract/amounts'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { players, requests } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { findPromotion } from '../../rewards/promotions.ts'
import { NO_DRAFT, textField } from '../field.ts'
import type { Titled } from '../routes.ts'
import { small, table, tag } from '../table.ts'

const ACTIONS = { deposit: 'Deposit', withdraw: 'Withdrawal', bonus: 'Bonus' }
const STATES = { open: 'Open', pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }

/** Maximum number of requests listed of one player. */
const MOST_OF_PLAYER = 100

const withPlayer = (db: Db) =>
  db
    .select({ request: requests, username: players.username })
    .from(requests)
    .innerJoin(players, eq(players.id, requests.playerId))
    .$dynamic()

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

/** The requests of a player, newest first, as far as they were sent. */
export function requestsOf(db: Db, playerId: number): Promise<Row[]> {
  return withPlayer(db)
    .where(and(eq(requests.playerId, playerId), ne(requests.state, 'open')))
    .orderBy(desc(requests.id))
    .limit(MOST_OF_PLAYER)
}

type Rows = Awaited<ReturnType<typeof readRequests>>
type Row = Rows['waiting'][number]

/** The requests. One that waits can be approved here; its own page, which does not reload, takes a reason too. */
export function requestsPage({ waiting, decided }: Rows, token: Markup): Markup {
  return html`<p class="lead">Deposits and withdrawals waiting for your decision, oldest first. The page loads itself again. <a href="/sandbox">Refresh</a></p>
<section aria-labelledby="waiting"><h2 id="waiting">Waiting</h2>
${table({
  of: 'waiting',
  columns: ['Request', 'Player', AMOUNT, ...PAYMENT, 'Sent', 'Decision'],
  rows: waiting.map((row) => [
    linkOf(row),
    playerOf(row),
    amountOf(row),
    ...paymentOf(row),
    dhakaTime(row.request.createdAt),
    approvalForm(row, token),
  ]),
  empty: 'Nothing is waiting.',
})}</section>
<section aria-labelledby="decided"><h2 id="decided">Decided</h2>
${decidedTable('decided', decided, 'Nothing has been decided yet.')}</section>`
}

const AMOUNT = { name: 'Amount', kind: 'amount' } as const
const PAYMENT = ['Payment', 'Transaction ID']

/** A table of requests with what became of each, below the heading that `of` names. */
export function decidedTable(of: string, rows: readonly Row[], empty: string): Markup {
  return table({
    of,
    columns: ['Request', 'Player', AMOUNT, ...PAYMENT, 'Sent', 'State'],
    rows: rows.map((row) => [
      linkOf(row),
      playerOf(row),
      amountOf(row),
      ...paymentOf(row),
      dhakaTime(row.request.createdAt),
      html`${stateOf(row)}${small(row.request.note)}`,
    ]),
    empty,
  })
}

/** A request with its decision form, if it is waiting. */
export function requestPage(row: Row, token: Markup): Titled {
  const { id, action, amount, currency, note, playerId, state, accountNumber, transactionId } = row.request
  const lines: [string, Markup | string | null | undefined | false][] = [
    ['State', stateOf(row)],
    ['Player', playerOf(row)],
    ['Method', methodOf(row)],
    ['Credited as', currency === 'USDT' && formatMoney(amount)],
    [action === 'deposit' ? 'Paid from' : 'Pay to', accountNumber],
    ['Transaction ID', transactionId],
    ['Promotion', findPromotion(row.request.promotionId)?.name],
    ['Reason', note],
    ['Sent', dhakaTime(row.request.createdAt)],
  ]
  const body = html`<p class="lead"><a href="/sandbox">All requests</a> · <a href="/sandbox/players/${playerId}/requests">Those of ${row.username}</a> · <a href="/sandbox/players/${playerId}/chats">Chats with ${row.username}</a></p>
<article class="card" aria-labelledby="request-${id}"><h2 id="request-${id}">${amountOf(row)}</h2>
<dl>${lines.map(([name, value]) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>${state === 'pending' && decisionForm(row, token)}</article>`
  return { title: `${ACTIONS[action]} ${id} of ${row.username}`, body }
}

const linkOf = ({ request: { id, action } }: Row): Markup =>
  html`<a href="/sandbox/requests/${id}">${ACTIONS[action]} ${id}</a>`

const playerOf = ({ request, username }: Row): Markup =>
  html`<a href="/sandbox/players/${request.playerId}">${username}</a>`

const stateOf = ({ request: { state } }: Row): Markup => tag(state, STATES[state])

const methodOf = ({ request: { method } }: Row): string =>
  [method?.name, method?.type].filter(Boolean).join(' · ')

function amountOf({ request: { amount, stated, currency } }: Row): Markup {
  return html`${formatMoney(stated, currency)}${currency === 'USDT' && small(formatMoney(amount))}`
}

/** How it is paid, and the payment's id with its promotion. */
function paymentOf(row: Row): Markup[] {
  const { accountNumber, transactionId, promotionId } = row.request
  return [
    html`${methodOf(row)}${small(accountNumber)}`,
    html`${transactionId ?? '–'}${small(findPromotion(promotionId)?.name)}`,
  ]
}

function approvalForm({ request: { id } }: Row, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/requests/${id}">${token}
<div class="buttons"><button name="decision" value="approved">Approve</button><a class="button" href="/sandbox/requests/${id}">Reject…</a></div></form>`
}

function decisionForm({ request: { id } }: Row, token: Markup): Markup {
  const rest = html`maxlength="300"`
  const hint = 'The player sees it with the request.'
  // Pressing Enter in a field activates the form's first button; without this disabled one, it would approve.
  return html`<form method="post" action="/sandbox/requests/${id}" class="decision">${token}<button disabled hidden></button>
${textField(NO_DRAFT, { name: 'note', label: 'Reason', hint, rest })}
<div class="buttons"><button name="decision" value="approved">Approve</button><button name="decision" value="rejected" class="danger">Reject</button></div></form>`
}
