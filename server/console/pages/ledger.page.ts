import { formatMoney } from '@tiya/contract/amounts'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts, entries, players, transactions } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { prove } from '../../ledger/ledger.ts'
import { amountOf, table, tag } from '../table.ts'

const KINDS: Record<string, string> = {
  issued: 'Issued by the house',
  games: 'Games',
  exchange: 'Exchange',
  wallet: 'Players’ wallets',
  reserved: 'Reserved for withdrawals',
  exposure: 'Open bets on the exchange',
  bonus: 'Unclaimed cash bonuses',
  points: 'Players’ VIP points',
  'points of the house': 'VIP points given by the house',
}

/** Whether the ledger adds up, its accounts by kind, and its latest transactions. */
export async function readLedger(db: Db, limit = 50) {
  const isHouse = sql<boolean>`${accounts.playerId} is null`
  const kinds = await db
    .select({
      kind: accounts.kind,
      isHouse,
      accounts: sql<string>`count(*)`,
      balance: sql<string>`sum(${accounts.balance})`,
    })
    .from(accounts)
    .groupBy(accounts.kind, isHouse)
    .orderBy(accounts.kind, isHouse)
  const posted = await db.select().from(transactions).orderBy(desc(transactions.id)).limit(limit)
  const lines =
    posted.length > 0
      ? await db
          .select({ entry: entries, kind: accounts.kind, username: players.username, playerId: players.id })
          .from(entries)
          .innerJoin(accounts, eq(accounts.id, entries.accountId))
          .leftJoin(players, eq(players.id, accounts.playerId))
          .where(
            inArray(
              entries.transactionId,
              posted.map(({ id }) => id),
            ),
          )
          .orderBy(entries.id)
      : []
  return {
    proof: await prove(db),
    kinds,
    posted: posted.map((transaction) => ({
      transaction,
      lines: lines.filter(({ entry }) => entry.transactionId === transaction.id),
    })),
  }
}

type Ledger = Awaited<ReturnType<typeof readLedger>>

/** A player's latest entries with their transactions. */
export function readEntries(db: Db, playerId: number, limit = 100) {
  return db
    .select({ entry: entries, transaction: transactions, kind: accounts.kind })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(eq(accounts.playerId, playerId))
    .orderBy(desc(entries.id))
    .limit(limit)
}

/** A table of a player's entries, below the heading that `of` names. */
export function entriesTable(of: string, rows: Awaited<ReturnType<typeof readEntries>>): Markup {
  return table({
    of,
    columns: ['Transaction', 'Kind', 'Account', AMOUNT, 'Time'],
    rows: rows.map(({ entry, transaction, kind }) => [
      transaction.reference,
      tag('open', transaction.kind),
      kind,
      amountOf(kind, entry.amount),
      dhakaTime(transaction.createdAt),
    ]),
    empty: 'Nothing has been posted yet.',
  })
}

const AMOUNT = { name: 'Amount', kind: 'amount' } as const

/** The page of the ledger: its proof, its accounts by kind and its latest transactions. */
export function ledgerPage({ proof, kinds, posted }: Ledger): Markup {
  const addsUp = proof.sum === 0 && proof.points === 0 && proof.wrong.length === 0
  return html`<p class="${addsUp ? 'notice' : 'notice failed'}">${addsUp ? 'The ledger adds up: ' : 'The ledger is wrong: '}all entries sum to <span class="amount">${formatMoney(proof.sum)}</span> and ${amountOf('points', proof.points)}; ${proof.wrong.length === 0 ? 'every balance equals its entries' : `${proof.wrong.length} balances differ from their entries`}.</p>
<section aria-labelledby="accounts"><h2 id="accounts">Accounts</h2>
${table({
  of: 'accounts',
  columns: ['Account', { name: 'How many', kind: 'amount' }, { name: 'Balance', kind: 'amount' }],
  rows: kinds.map(({ kind, isHouse, accounts, balance }) => [
    nameOf(kind, isHouse),
    accounts,
    amountOf(kind, Number(balance)),
  ]),
  empty: 'There are no accounts yet.',
})}</section>
<section aria-labelledby="latest"><h2 id="latest">Latest transactions</h2>
${table({
  of: 'latest',
  columns: ['Transaction', 'Kind', { name: 'Entries', kind: 'wide' }, 'Time'],
  rows: posted.map(({ transaction, lines }) => [
    transaction.reference,
    tag('open', transaction.kind),
    html`<dl>${lines.map(lineOf)}</dl>`,
    dhakaTime(transaction.createdAt),
  ]),
  empty: 'Nothing has been posted yet.',
})}</section>`
}

function lineOf({ entry, kind, username, playerId }: Ledger['posted'][number]['lines'][number]): Markup {
  const name = username ? html`<a href="/sandbox/players/${playerId}">${username}</a>, ${kind}` : kind
  return html`<div><dt>${name}</dt><dd>${amountOf(kind, entry.amount)}</dd></div>`
}

function nameOf(kind: string, isHouse: boolean): string {
  return (isHouse ? KINDS[`${kind} of the house`] : undefined) ?? KINDS[kind] ?? kind
}
