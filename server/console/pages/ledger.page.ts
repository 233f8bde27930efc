import { desc, eq, inArray, sql } from 'drizzle-orm'
import { formatMoney } from '../../../machines/contract/amounts.ts'
import type { Db } from '../../db/database.ts'
import { accounts, entries, players, transactions } from '../../db/schema.ts'
import { dhakaTime, html, type Markup } from '../../http/html.ts'
import { prove } from '../../ledger/ledger.ts'

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
          .select({ entry: entries, kind: accounts.kind, username: players.username })
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

/** The page of the ledger: its proof, its accounts by kind and its latest transactions. */
export function ledgerPage({ proof, kinds, posted }: Ledger): Markup {
  const addsUp = proof.sum === 0 && proof.points === 0 && proof.wrong.length === 0
  return html`<p class="${addsUp ? 'notice' : 'notice failed'}">${addsUp ? 'The ledger adds up: ' : 'The ledger is wrong: '}all entries sum to ${formatMoney(proof.sum)} and ${amountOf('points', proof.points)}; ${proof.wrong.length === 0 ? 'every balance equals its entries' : `${proof.wrong.length} balances differ from their entries`}.</p>
<section aria-labelledby="accounts"><h2 id="accounts">Accounts</h2><dl>
${kinds.map(({ kind, isHouse, accounts, balance }) => html`<div><dt>${nameOf(kind, isHouse)} (${accounts})</dt><dd>${amountOf(kind, Number(balance))}</dd></div>`)}</dl></section>
<section aria-labelledby="latest"><h2 id="latest">Latest transactions</h2><ol class="cards">${posted.map(card)}</ol></section>`
}

function card({ transaction, lines }: Ledger['posted'][number]): Markup {
  const { id, kind, reference, createdAt } = transaction
  return html`<li><article aria-labelledby="transaction-${id}">
<header><span class="tag">${kind}</span> <h3 id="transaction-${id}">${reference}</h3>${dhakaTime(createdAt)}</header>
<dl>${lines.map((line) => html`<div><dt>${line.username ? `${line.username}, ${line.kind}` : line.kind}</dt><dd>${amountOf(line.kind, line.entry.amount)}</dd></div>`)}</dl></article></li>`
}

function nameOf(kind: string, isHouse: boolean): string {
  return (isHouse ? KINDS[`${kind} of the house`] : undefined) ?? KINDS[kind] ?? kind
}

function amountOf(kind: string, amount: number): string {
  return kind === 'points' ? `${amount} points` : formatMoney(amount)
}
