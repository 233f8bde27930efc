import { formatMoney } from '@tiya/contract/amounts'
import { and, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { accounts, contacts, players } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { small, table, tag } from '../table.ts'

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
  const amount = (name: string) => ({ name, kind: 'amount' }) as const
  return html`<form action="/sandbox/players" role="search" class="row"><label for="q">Username</label><input id="q" name="q" value="${search}" autocomplete="off"><button>Search</button></form>
<section aria-labelledby="found"><h2 id="found">${search ? 'Found' : 'Newest'}</h2>
${table({
  of: 'found',
  columns: [
    'Player',
    ...['Balance', 'Reserved', 'Cash bonus', 'VIP points'].map(amount),
    'Phone',
    'E-mail',
    'Joined',
  ],
  rows: rows.map(({ player, wallet, reserved, bonus, points }) => [
    html`<a href="/sandbox/players/${player.id}">${player.username}</a>${small(player.id)}`,
    ...[wallet, reserved, bonus].map((money) => formatMoney(money ?? 0)),
    String(points ?? 0),
    contact(player.phone, player.phoneVerifiedAt),
    contact(player.email, player.emailVerifiedAt),
    dhakaTime(player.createdAt),
  ]),
  empty: search ? 'No player has that name.' : 'Nobody has signed up yet.',
})}</section>`
}

/** A player’s account. */
export function playerCard({ player, wallet, reserved, bonus, points, phones }: PlayerCard): Markup {
  const { phone, email } = player
  return html`<dl><div><dt>Number</dt><dd>${player.id}</dd></div>
<div><dt>Balance</dt><dd><strong>${formatMoney(wallet ?? 0)}</strong></dd></div>
<div><dt>Reserved</dt><dd>${formatMoney(reserved ?? 0)}</dd></div>
<div><dt>Cash bonus</dt><dd>${formatMoney(bonus ?? 0)}</dd></div>
<div><dt>VIP points</dt><dd>${points ?? 0}</dd></div>
<div><dt>Phone</dt><dd>${contact(phone, player.phoneVerifiedAt)}</dd></div>
${phones.map((added) => html`<div><dt>Added phone</dt><dd>${contact(added.phone, added.verifiedAt)}</dd></div>`)}
<div><dt>E-mail</dt><dd>${contact(email, player.emailVerifiedAt)}</dd></div>
<div><dt>Birthday</dt><dd>${player.dateOfBirth ?? '–'}</dd></div>
<div><dt>Joined</dt><dd>${dhakaTime(player.createdAt)}</dd></div></dl>`
}

function contact(text: string, verifiedAt: Date | null): Markup {
  return html`<span>${text}</span> ${verifiedAt ? tag('approved', 'verified') : tag('open', 'not verified')}`
}
