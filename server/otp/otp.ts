import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { accountKey } from '../auth/account-key.ts'
import type { Limits } from '../auth/limits.ts'
import type { Passwords } from '../auth/passwords.ts'
import type { Db } from '../db/database.ts'
import { codes } from '../db/schema.ts'
import { type Mail, putInOutbox } from '../outbox/outbox.ts'

type Purpose = (typeof codes.$inferSelect)['purpose']

const LIFETIME_MINUTES = 10
const TRIES = 5

/**
 * An id that no row has. The statements of an account that does not exist are run with it, so that their number and
 * kind, and with them the time of an answer, do not tell whether the account exists.
 */
const NOBODY = 0

/** Whom a code is for: the account and contact as they were named, and the player, if there is one. */
export interface Addressee {
  account: string
  channel: Mail['channel']
  contact: string
  playerId: number | undefined
}

/**
 * Sends a six-digit code by the outbox. For nobody it does the same work and sends nothing, so that neither
 * answer nor time tells whether the account exists. 429 after three within 15 minutes for account and contact.
 */
export async function sendCode(
  db: Db,
  { send }: Limits,
  passwords: Passwords,
  purpose: Purpose,
  { account, channel, contact, playerId }: Addressee,
): Promise<void> {
  await send.count(purpose, accountKey(account), contact.toLowerCase())
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const codeHash = await passwords.hash(code)
  const expiresAt = new Date(Date.now() + LIFETIME_MINUTES * 60_000)
  await db.transaction(async (tx) => {
    await tx
      .insert(codes)
      .values({ playerId: playerId ?? null, purpose, contact, codeHash, expiresAt, triesLeft: TRIES })
    await putInOutbox(tx, playerId ?? NOBODY, {
      channel,
      recipient: contact,
      subject: 'Your Tiya code',
      text: `Your Tiya code is ${code}. It is valid for ${LIFETIME_MINUTES} minutes. Never share it with anyone.`,
    })
  })
}

/**
 * Takes a code, once: gives the contact that it went to, of the newest of this player and purpose, within its
 * time and tries; else nothing. The try is counted before the code is looked at. 429 where the account has tried
 * too often.
 */
export async function takeCode(
  db: Db,
  limits: Limits,
  passwords: Passwords,
  purpose: Purpose,
  { account, playerId, code }: { account: string; playerId: number | undefined; code: string },
): Promise<string | undefined> {
  await limits.code.count(purpose, accountKey(account))
  const tried = await countTry(db, playerId ?? NOBODY, purpose)
  if (!(await passwords.verify(tried?.codeHash, code)) || !tried) return undefined
  const used = await db
    .update(codes)
    .set({ usedAt: new Date() })
    .where(and(eq(codes.id, tried.id), isNull(codes.usedAt)))
    .returning({ contact: codes.contact })
  return used[0]?.contact
}

/** Cancels a player's unused codes of one purpose. */
export async function cancelCodes(db: Db, playerId: number, purpose: Purpose): Promise<void> {
  await db
    .update(codes)
    .set({ usedAt: new Date() })
    .where(and(eq(codes.playerId, playerId), eq(codes.purpose, purpose), isNull(codes.usedAt)))
}

/** Deletes the codes that have expired. */
export async function sweepCodes(db: Db): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, new Date()))
}

async function countTry(db: Db, playerId: number, purpose: Purpose) {
  const [newest] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.playerId, playerId), eq(codes.purpose, purpose)))
    .orderBy(desc(codes.id))
    .limit(1)
  const [tried] = await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(
      and(
        eq(codes.id, newest?.id ?? NOBODY),
        isNull(codes.usedAt),
        gt(codes.triesLeft, 0),
        gt(codes.expiresAt, new Date()),
      ),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash })
  return tried
}
