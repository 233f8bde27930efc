import { formatMoney } from '@tiya/contract/amounts'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Board } from '../../betting/board.ts'
import { canEnd, type StoredMarket, VOID, winnersOf } from '../../betting/markets.ts'
import type { Db } from '../../db/database.ts'
import { exchangeBets, exchangeMarkets } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { choiceField, type Draft, NO_DRAFT, textField } from '../field.ts'
import type { Titled } from '../routes.ts'
import { small, table, tag } from '../table.ts'

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
export function exchangePage({ going, over }: Exchange, token: Markup, draft: Draft): Markup {
  const columns = [MARKET, 'State', COUNT, HELD, 'The house']
  return html`<p class="lead">Markets of the demo exchange. What you change here is shown to players within a second. <a href="/sandbox/exchange">Refresh</a></p>
<section aria-labelledby="going"><h2 id="going">Open</h2>
${table({
  of: 'going',
  columns: [...columns, 'Change'],
  rows: going.map((market) => [
    ...cellsOf(market),
    html`<div class="changes">${endForm(market, token, draft)}${suspendForm(market, token)}</div>`,
  ]),
  empty: 'No market is open.',
})}</section>
<section aria-labelledby="over"><h2 id="over">Ended</h2>
${table({
  of: 'over',
  columns: [...columns, 'Settle'],
  rows: over.map((market) => [...cellsOf(market), settleForm(market, token)]),
  empty: 'No market with bets has ended yet.',
})}</section>`
}

type Exchange = Awaited<ReturnType<typeof readExchange>>

const MARKET = { name: 'Market', kind: 'wide' } as const
const COUNT = { name: 'Open bets', kind: 'amount' } as const
const HELD = { name: 'Held for them', kind: 'amount' } as const
const TAGS = { 'in play': 'approved', 'not started': 'open', suspended: 'pending', ended: 'open' } as const

function cellsOf(market: Listed): (Markup | string)[] {
  const { id, eventName, marketName, state, time, result, endedBy, openBets, held } = market
  const ended = result !== null && small(`${resultName(market, result)}, by the ${endedBy}`)
  return [
    html`${eventName}<small>${marketName} · <span>${id}</span></small>${dhakaTime(time)}`,
    html`${tag(TAGS[state], state)}${ended}`,
    String(openBets),
    formatMoney(held),
    houseGains(market),
  ]
}

/** What the house wins or loses with each result, while bets are open. */
function houseGains({ openBets, runners, houseGains }: Listed): Markup {
  if (openBets === 0 || runners.length === 0) return html`–`
  return html`<dl>${runners.map(({ id, name }) => html`<div><dt>If ${name} wins</dt><dd>${formatMoney(houseGains.get(id) ?? 0)}</dd></div>`)}</dl>`
}

function resultName({ runners }: Listed, result: string): string {
  return runners.find((runner) => runner.id === result)?.name ?? (result === VOID ? 'Void' : result)
}

/** Asks once before a market ends: no later result changes it. Undefined if it can't end so. */
export function endPage({ going }: Exchange, id: string, result: string, token: Markup): Titled | undefined {
  const market = going.find((each) => each.id === id)
  if (!market || !canEnd(market, result)) return undefined
  const name = resultName(market, result)
  const gain = market.houseGains.get(result)
  const lines: [string, string | undefined][] = [
    ['Market', `${market.eventName}, ${market.marketName}`],
    ['Result', name],
    ['Open bets, which are settled', String(market.openBets)],
    ['Held for them', formatMoney(market.held)],
    ['The house, with this result', gain === undefined ? undefined : formatMoney(gain)],
  ]
  const body = html`<article class="card" aria-labelledby="sure"><h2 id="sure">No later result changes this one.</h2>
<dl>${lines.map(([line, value]) => value !== undefined && html`<div><dt>${line}</dt><dd>${value}</dd></div>`)}</dl>
<form method="post" action="/sandbox/exchange/${id}/end" class="decision">${token}<input type="hidden" name="result" value="${result}">
<div class="buttons"><a class="button" href="/sandbox/exchange">Back</a><button name="sure" value="yes" class="danger">End it: ${name}</button></div></form></article>`
  return { title: 'End this market?', body }
}

function suspendForm({ id, state }: Listed, token: Markup): Markup {
  const [value, name] = state === 'suspended' ? ['no', 'Resume'] : ['yes', 'Suspend']
  return html`<form method="post" action="/sandbox/exchange/${id}/suspend">${token}
<button name="suspended" value="${value}" class="plain">${name}</button></form>`
}

function endForm({ id, runners }: Listed, token: Markup, draft: Draft): Markup {
  const field = { id: endFieldOf(id), name: 'result' }
  // What was typed for one market is not meant for the others.
  const own = draft.errors[field.id] === undefined ? NO_DRAFT : draft
  const wins = Object.fromEntries(runners.map((runner) => [runner.id, `${runner.name} wins`]))
  const options = { '': 'Choose', ...wins, [VOID]: 'Void: all stakes go back' }
  const rest = html`required pattern="\\d{1,3}|${VOID}" autocomplete="off"`
  return html`<form method="post" action="/sandbox/exchange/${id}/end" class="end">${token}
${runners.length > 0 ? choiceField(own, { ...field, label: 'Result', options, required: true }) : textField(own, { ...field, label: `Run, or ${VOID}`, rest })}
<button class="danger">End…</button></form>`
}

/** The id of the field with a market's result. */
export const endFieldOf = (id: string): string => `result-${id}`

function settleForm({ id, openBets }: Listed, token: Markup): Markup {
  return html`<form method="post" action="/sandbox/exchange/${id}/settle">${token}
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
