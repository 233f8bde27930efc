import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../db/settings.ts'
import { html, type Markup } from '../../http/html.ts'
import type { Grant } from '../../rewards/grants.ts'
import { friendsOf, paidFriends } from '../../rewards/referrals.ts'
import type { Fields } from '../guard.ts'
import { textOf } from '../routes.ts'
import { findPlayerCard, playerCard } from './players.page.ts'
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

type Player = NonNullable<Awaited<ReturnType<typeof readPlayer>>>

/** The page of a player: the account, gifts and friends. */
export function playerPage({ friends, ...found }: Player, settings: Settings, token: Markup): Markup {
  const { id, username } = found.player
  return html`<p class="lead"><a href="/sandbox/players">All players</a> · <a href="/sandbox/inbox?to=${username}">Write to the inbox</a></p>
${playerCard(found)}
<section aria-labelledby="give"><h2 id="give">Give</h2>
<form method="post" action="/sandbox/players/${id}/grants" class="stack">${token}<input type="hidden" name="key" value="${randomUUID()}">
<label for="kind">What</label><select id="kind" name="kind"><option value="bonus">Bonus (৳), into the balance</option><option value="points">VIP points</option></select>
<label for="amount">Amount</label><input id="amount" name="amount" inputmode="numeric" required autocomplete="off">
<label for="reason">Reason</label><input id="reason" name="reason" maxlength="300" aria-describedby="reason-hint"><p id="reason-hint" class="hint">The player sees it in the inbox.</p>
<button>Give</button></form></section>
<section aria-labelledby="friends"><h2 id="friends">Friends</h2>
<p class="hint">${referralRule(settings)}</p>
${friends.length > 0 ? html`<dl>${friends.map((friend) => html`<div><dt><a href="/sandbox/players/${friend.id}">${friend.username}</a></dt><dd><span class="tag ${friend.paid ? 'approved' : 'open'}">${friend.paid ? 'paid' : 'not yet'}</span></dd></div>`)}</dl>` : html`<p class="empty">Nobody has signed up with the code ${found.player.referralCode} yet.</p>`}</section>`
}

/** The gift that the form describes; undefined if a field is missing or wrong. */
export function readGrantForm(fields: Fields): Omit<Grant, 'playerId'> | undefined {
  const { kind, key = '' } = fields
  const amount = Number(/^[1-9]\d{0,5}$/.exec(textOf(fields.amount))?.[0])
  if (kind !== 'bonus' && kind !== 'points') return undefined
  if (!(amount <= MOST) || !/^[\w-]{20,64}$/.test(key)) return undefined
  const reason = textOf(fields.reason).slice(0, 300) || null
  return { kind, key, reason, amount: kind === 'bonus' ? amount * 100 : amount }
}
