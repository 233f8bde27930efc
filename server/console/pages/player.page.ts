import { randomUUID } from 'node:crypto'
import { formatMoney, formatSigned } from '@tiya/contract/amounts'
import { type exchangeBetsOf, takenOrAsked } from '../../betting/bets.ts'
import { KINDS, termsOf } from '../../betting/kinds.ts'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../db/settings.ts'
import type { Bet } from '../../games/bets.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import type { Grant } from '../../rewards/grants.ts'
import { friendsOf, paidFriends } from '../../rewards/referrals.ts'
import type { Fields } from '../field.ts'
import { choiceField, type Draft, type Errors, textField } from '../field.ts'
import { type Titled, textOf } from '../routes.ts'
import { small, table, tag } from '../table.ts'
import { findPlayerCard, type PlayerCard, playerCard } from './players.page.ts'
import { referralRule } from './settings.page.ts'

/** The largest gift: ৳ 100,000, or as many points. */
const MOST = 100_000

/** A player with balances, contacts and friends; undefined if the player does not exist. */
export async function readPlayer(db: Db, id: number) {
  const found = await findPlayerCard(db, id)
  if (!found) return undefined
  const friends = await friendsOf(db, id)
  const paid = await paidFriends(
    db,
    friends.map((friend) => friend.id),
  )
  return { ...found, friends: friends.map((friend) => ({ ...friend, paid: paid.has(friend.id) })) }
}

type ExchangeBets = Awaited<ReturnType<typeof exchangeBetsOf>>
type Player = NonNullable<Awaited<ReturnType<typeof readPlayer>>>

/** The page of a player: the account, gifts and friends. */
export function playerPage(
  { friends, ...found }: Player,
  settings: Settings,
  token: Markup,
  draft: Draft,
): Titled {
  const { id, username, referralCode } = found.player
  const key = draft.fields.key ?? randomUUID()
  const body = html`${playerTabs(found.player, '')}
<div class="halves"><section class="card" aria-labelledby="account"><h2 id="account">Account</h2>${playerCard(found)}</section>
<section class="card" aria-labelledby="give"><h2 id="give">Give</h2>
<form method="post" action="/sandbox/players/${id}/grants" class="stack">${token}<input type="hidden" name="key" value="${key}">
${choiceField(draft, { name: 'kind', label: 'What', options: GIFTS })}
${textField(draft, { name: 'amount', label: 'Amount', rest: html`inputmode="numeric" required autocomplete="off"` })}
${textField(draft, { name: 'reason', label: 'Reason', hint: 'The player sees it in the inbox.', rest: html`maxlength="300"` })}
<button>Give</button></form></section></div>
<section aria-labelledby="friends"><h2 id="friends">Friends</h2>
<p class="hint">${referralRule(settings)}</p>
${table({
  of: 'friends',
  columns: ['Friend', 'Bonus for the friend'],
  rows: friends.map((friend) => [
    html`<a href="/sandbox/players/${friend.id}">${friend.username}</a>`,
    friend.paid ? tag('approved', 'paid') : tag('open', 'not yet'),
  ]),
  empty: `Nobody has signed up with the code ${referralCode} yet.`,
})}</section>`
  return { title: `Player ${username}`, body }
}

const GIFTS = { bonus: 'Bonus (৳), into the balance', points: 'VIP points' }

/** The parts of a player's page by the ends of their paths. */
const PARTS = {
  '': 'Account',
  requests: 'Requests',
  bets: 'Bets',
  ledger: 'Ledger',
  chats: 'Chats',
}

type Part = keyof typeof PARTS

/** A list of what belongs to a player. */
export function playerPart(player: PlayerCard['player'], part: Part, list: (of: string) => Markup): Titled {
  const body = html`${playerTabs(player, part)}<section aria-labelledby="part"><h2 id="part">${PARTS[part]}</h2>${list('part')}</section>`
  return { title: `Player ${player.username}`, body }
}

/** The bets of a player on the exchange and in games. */
export function betsList(exchange: ExchangeBets, games: readonly Bet[]): (of: string) => Markup {
  return (of) => html`${table({
    of,
    columns: ['Bet', { name: 'Match', kind: 'wide' }, { name: 'Stake', kind: 'amount' }, 'State', NET],
    rows: exchange.map(({ bet, market }) => [
      html`${bet.selectionName}${small(`${KINDS[bet.kind].sides[bet.side]} at ${termsOf(bet.kind, takenOrAsked(bet))}`)}`,
      html`${market.eventName}${small(KINDS[bet.kind].market)}`,
      formatMoney(bet.stake),
      tag(bet.status === 'open' ? 'pending' : 'open', bet.status),
      bet.status !== 'open' && formatSigned(bet.net),
    ]),
    empty: 'No bets on the exchange yet.',
  })}
<h3 id="games">In games</h3>${table({
    of: 'games',
    columns: ['Game', { name: 'Stake', kind: 'amount' }, NET, 'Placed'],
    rows: games.map(({ gameName, platform, stake, win, createdAt }) => [
      html`${gameName}${small(platform)}`,
      formatMoney(stake),
      formatSigned(win - stake),
      dhakaTime(createdAt),
    ]),
    empty: 'No bets in games yet.',
  })}`
}

const NET = { name: 'Won or lost', kind: 'amount' } as const

function playerTabs({ id, username }: PlayerCard['player'], part: Part): Markup {
  const links = Object.entries(PARTS).map(
    ([end, name]) =>
      html`<li><a href="/sandbox/players/${id}${end && `/${end}`}"${end === part && html` aria-current="page"`}>${name}</a></li>`,
  )
  return html`<p class="lead"><a href="/sandbox/players">All players</a> · <a href="/sandbox/inbox?to=${username}">Write to the inbox</a></p>
<nav class="tabs" aria-label="Player"><ul>${links}</ul></nav>`
}

/** The gift that the form describes, or what is wrong with it. */
export function readGrantForm(fields: Fields): Omit<Grant, 'playerId'> | { errors: Errors } {
  const { kind, key = '' } = fields
  const amount = Number(/^[1-9]\d{0,5}$/.exec(textOf(fields.amount))?.[0])
  if (kind !== 'bonus' && kind !== 'points') return { errors: { kind: 'What: choose one of the two.' } }
  if (!(amount <= MOST)) return { errors: { amount: 'Amount: a whole number from 1 to 100,000.' } }
  if (!/^[\w-]{20,64}$/.test(key)) return { errors: { amount: 'Amount: open the page again, then give.' } }
  const reason = textOf(fields.reason).slice(0, 300) || null
  return { kind, key, reason, amount: kind === 'bonus' ? amount * 100 : amount }
}
