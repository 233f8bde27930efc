import { and, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { formatMoney } from '../../../machines/contract/amounts.ts'
import type { Db } from '../../db/database.ts'
import { accounts, contacts, players } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'

/** Players whose username contains a text, newest first, with their balances and contacts. */
export function readPlayers(db: Db, search: string) {
  return readCards(db, ilike(players.username, `%${search.replace(/[\\%_]/g, '\\$&')}%`))
}

/** A player with balances and contacts; undefined if the player does not exist. */
export async function findPlayerCard(db: Db, id: number): Promise<PlayerCard | undefined> {
  return (await readCards(db, eq(players.id, id)))[0]
}

async function readCards(db: Db, condition: SQL, limit = 100) {
  const wallet = alias(accounts, 'wallet')
  const reserved = alias(accounts, 'reserved')
  const bonus = alias(accounts, 'bonus')
  const points = alias(accounts, 'points')
  const found = await db
    .select({
      player: players,
      wallet: wallet.balance,
      reserved: reserved.balance,
      bonus: bonus.balance,
      points: points.balance,
    })
    .from(players)
    .leftJoin(wallet, and(eq(wallet.playerId, players.id), eq(wallet.kind, 'wallet')))
    .leftJoin(reserved, and(eq(reserved.playerId, players.id), eq(reserved.kind, 'reserved')))
    .leftJoin(bonus, and(eq(bonus.playerId, players.id), eq(bonus.kind, 'bonus')))
    .leftJoin(points, and(eq(points.playerId, players.id), eq(points.kind, 'points')))
    .where(condition)
    .orderBy(desc(players.id))
    .limit(limit)
  const ids = found.map(({ player }) => player.id)
  const phones =
    ids.length > 0
      ? await db.select().from(contacts).where(inArray(contacts.playerId, ids)).orderBy(contacts.id)
      : []
  return found.map((row) => ({ ...row, phones: phones.filter(({ playerId }) => playerId === row.player.id) }))
}

export type PlayerCard = Awaited<ReturnType<typeof readCards>>[number]

/** The search form and the players it found. */
export function playersPage(rows: readonly PlayerCard[], search: string): Markup {
  return html`<form action="/sandbox/players" role="search" class="row"><label for="q">Username</label><input id="q" name="q" value="${search}" autocomplete="off"><button>Search</button></form>
${rows.length > 0 ? html`<ol class="cards">${rows.map((row) => html`<li>${playerCard(row)}</li>`)}</ol>` : html`<p class="empty">No player has that name.</p>`}`
}

/** A player’s account, under a heading that links to the player’s page. */
export function playerCard({ player, wallet, reserved, bonus, points, phones }: PlayerCard): Markup {
  const { id, phone, email } = player
  return html`<article aria-labelledby="player-${id}">
<header><h2 id="player-${id}"><a href="/sandbox/players/${id}">${player.username}</a></h2><span class="lead">${id}</span>${dhakaTime(player.createdAt)}</header>
<dl><div><dt>Balance</dt><dd><strong>${formatMoney(wallet ?? 0)}</strong></dd></div>
<div><dt>Reserved</dt><dd>${formatMoney(reserved ?? 0)}</dd></div>
<div><dt>Cash bonus</dt><dd>${formatMoney(bonus ?? 0)}</dd></div>
<div><dt>VIP points</dt><dd>${points ?? 0}</dd></div>
<div><dt>Phone</dt><dd>${contact(phone, player.phoneVerifiedAt)}</dd></div>
${phones.map((added) => html`<div><dt>Added phone</dt><dd>${contact(added.phone, added.verifiedAt)}</dd></div>`)}
<div><dt>E-mail</dt><dd>${contact(email, player.emailVerifiedAt)}</dd></div>
<div><dt>Birthday</dt><dd>${player.dateOfBirth ?? '–'}</dd></div></dl></article>`
}

function contact(text: string, verifiedAt: Date | null): Markup {
  return html`${text} <span class="tag ${verifiedAt ? 'approved' : 'open'}">${verifiedAt ? 'verified' : 'not verified'}</span>`
}
