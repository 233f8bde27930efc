import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { formatMoney } from '../../../machines/contract/amounts.ts'
import type { Board } from '../../betting/board.ts'
import { type StoredMarket, VOID, winnersOf } from '../../betting/markets.ts'
import type { Db } from '../../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'

/** Maximum number of ended markets listed. */
const MOST_ENDED = 20

interface Listed {
  id: string
  eventName: string
  marketName: string
  time: Date
  state: 'in play' | 'not started' | 'suspended' | 'ended'
  runners: readonly { id: string; name: string }[]
  result: string | null
  endedBy: StoredMarket['endedBy']
  openBets: number
  /** Amount held for the players' open bets, in poisha. */
  held: number
  /** What the house gains from the matched open bets if a runner wins, by the runner's id. */
  houseGains: ReadonlyMap<string, number>
}

/** Reads the markets that are in play, suspended or have open bets, and those that ended most recently. */
export async function readExchange(db: Db, board: Board) {
  const hasBets = inArray(
    exchangeMarkets.id,
    db.select({ id: exchangeBets.marketId }).from(exchangeBets).where(eq(exchangeBets.status, 'open')),
  )
  const going = await db
    .select()
    .from(exchangeMarkets)
    .where(and(isNull(exchangeMarkets.result), or(eq(exchangeMarkets.suspended, true), hasBets)))
    .orderBy(exchangeMarkets.createdAt)
  const over = await db
    .select()
    .from(exchangeMarkets)
    .where(isNotNull(exchangeMarkets.result))
    .orderBy(desc(exchangeMarkets.endedAt))
    .limit(MOST_ENDED)
  // Another process may have ended a market that this one still shows.
  const isOver = (id: string) => over.some((stored) => stored.id === id)
  const inPlay = board.markets().filter((market) => market.inPlay && !market.result && !isOver(market.id))
  const bets = await sumBets(db)
  const others = going.filter(({ id }) => !inPlay.some((market) => market.id === id))
  const listed = (id: string, stored: StoredMarket | undefined): Listed => {
    const market = board.market(id)
    const runners = stored?.runners ?? (market ? winnersOf(market) : [])
    const suspended = stored?.suspended || market?.suspended
    const playing = market?.inPlay ? 'in play' : 'not started'
    return {
      id,
      eventName: stored?.eventName ?? market?.eventName ?? id,
      marketName: stored?.marketName ?? market?.marketName ?? '',
      time: stored?.endedAt ?? market?.startsAt ?? stored?.createdAt ?? new Date(),
      state: stored?.result ? 'ended' : suspended ? 'suspended' : playing,
      runners,
      result: stored?.result ?? null,
      endedBy: stored?.endedBy ?? null,
      ...totalsOf(bets, id, runners),
    }
  }
  return {
    going: [
      ...inPlay.map(({ id }) =>
        listed(
          id,
          going.find((stored) => stored.id === id),
        ),
      ),
      ...others.map((stored) => listed(stored.id, stored)),
    ],
    over: over.map((stored) => listed(stored.id, stored)),
  }
}

/** The page of the exchange: its markets with the amounts held for bets, and the forms that change them. */
export function exchangePage(
  { going, over }: Awaited<ReturnType<typeof readExchange>>,
  token: Markup,
): Markup {
  return html`<p class="lead">Markets of the demo exchange. What you change here is shown to players within a second. <a href="/sandbox/exchange">Refresh</a></p>
<section aria-labelledby="going"><h2 id="going">In play</h2>
${going.length > 0 ? html`<ol class="cards">${going.map((market) => html`<li>${card(market, html`${suspendForm(market, token)}${endForm(market, token)}`)}</li>`)}</ol>` : html`<p class="empty">No match is in play.</p>`}</section>
<section aria-labelledby="over"><h2 id="over">Ended</h2>
${over.length > 0 ? html`<ol class="cards">${over.map((market) => html`<li>${card(market, settleForm(market, token))}</li>`)}</ol>` : html`<p class="empty">No market with bets has ended yet.</p>`}</section>`
}

const TAGS = { 'in play': 'approved', 'not started': 'open', suspended: 'pending', ended: 'open' }

function card(market: Listed, forms: Markup): Markup {
  const { id, eventName, marketName, state, time, runners, result, endedBy, openBets, held, houseGains } =
    market
  const winner = runners.find((runner) => runner.id === result)?.name ?? (result === VOID ? 'Void' : result)
  return html`<article aria-labelledby="market-${id}">
<header><span class="tag ${TAGS[state]}">${state}</span> <h3 id="market-${id}">${eventName}</h3>${dhakaTime(time)}</header>
<dl><div><dt>Market</dt><dd>${id}</dd></div>
<div><dt>Name</dt><dd>${marketName}</dd></div>
${result !== null && html`<div><dt>Result, by the ${endedBy}</dt><dd>${winner}</dd></div>`}
<div><dt>Open bets</dt><dd>${openBets}</dd></div>
<div><dt>Held for them</dt><dd>${formatMoney(held)}</dd></div>
${openBets > 0 && runners.map((runner) => html`<div><dt>The house, if ${runner.name} wins</dt><dd>${formatMoney(houseGains.get(runner.id) ?? 0)}</dd></div>`)}</dl>${forms}</article>`
}

function suspendForm({ id, state }: Listed, token: Markup): Markup {
  const [value, name] = state === 'suspended' ? ['no', 'Resume'] : ['yes', 'Suspend']
  return html`<form method="post" action="/sandbox/exchange/${id}/suspend" class="decision">${token}
<button name="suspended" value="${value}" class="plain">${name}</button></form>`
}

function endForm({ id, runners }: Listed, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/exchange/${id}/end" class="decision">${token}
${runners.length > 0 ? winnerField(id, runners) : countField(id)}
<button class="danger">End</button></form>`
}

function winnerField(id: string, runners: Listed['runners']): Markup {
  return html`<label for="result-${id}">Result</label><select id="result-${id}" name="result" required>
<option value="">Choose</option>${runners.map((runner) => html`<option value="${runner.id}">${runner.name} wins</option>`)}<option value="${VOID}">Void: all stakes go back</option></select>`
}

/** What ends fancies: a count, or `void`. */
function countField(id: string): Markup {
  return html`<label for="result-${id}">Run, or ${VOID}</label><input id="result-${id}" name="result" required pattern="\\d{1,3}|${VOID}" autocomplete="off">`
}

function settleForm({ id, openBets }: Listed, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/exchange/${id}/settle" class="decision">${token}
<p class="hint">${openBets > 0 ? 'Its bets are being settled.' : 'Its bets are settled; settling again changes nothing.'}</p>
<button class="plain">Settle</button></form>`
}

/** Open bets by market, selection and side, in poisha. */
async function sumBets(db: Db) {
  const matched = isNotNull(exchangeBets.matchedOdds)
  const gain = sql`case ${exchangeBets.side} when 'back' then ${exchangeBets.stake} * (${exchangeBets.matchedOdds} - 100) / 100 else ${exchangeBets.stake} end`
  const sum = (amount: unknown, when = sql`true`) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${when}), 0)`.mapWith(Number)
  return db
    .select({
      marketId: exchangeBets.marketId,
      selectionId: exchangeBets.selectionId,
      side: exchangeBets.side,
      count: sql<number>`count(*)`.mapWith(Number),
      held: sum(exchangeBets.held),
      risk: sum(exchangeBets.held, matched),
      gain: sum(gain, matched),
    })
    .from(exchangeBets)
    .where(eq(exchangeBets.status, 'open'))
    .groupBy(exchangeBets.marketId, exchangeBets.selectionId, exchangeBets.side)
}

type Sums = Awaited<ReturnType<typeof sumBets>>

function totalsOf(all: Sums, marketId: string, runners: Listed['runners']) {
  const sums = all.filter((sum) => sum.marketId === marketId)
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const houseGain = (winner: string) =>
    total(
      sums.map(({ selectionId, side, risk, gain }) =>
        (selectionId === winner) === (side === 'back') ? -gain : risk,
      ),
    )
  return {
    openBets: total(sums.map(({ count }) => count)),
    held: total(sums.map(({ held }) => held)),
    houseGains: new Map(runners.map(({ id }) => [id, houseGain(id)])),
  }
}
