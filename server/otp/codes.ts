import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { BRAND } from '../../machines/brand/brand.ts'
import { contactKey } from '../access/accountFields.ts'
import { accountKey } from '../access/accountKey.ts'
import type { Passwords } from '../access/passwords.ts'
import type { RateLimit, RateLimits } from '../access/rateLimits.ts'
import type { Db } from '../db/database.ts'
import { codes } from '../db/schema.ts'
import { inBengali, type Language } from '../http/bengali.ts'
import { Refusal } from '../http/refusal.ts'
import { type Message, putInOutbox } from '../outbox/outbox.ts'

export type Purpose = (typeof codes.$inferSelect)['purpose']

const LIFETIME_MINUTES = 10
const ATTEMPTS = 5

/**
 * An id that no row has. The same statements run with it for an account that does not exist, so neither they
 * nor the response time reveal whether the account exists.
 */
const NOBODY = 0

/** The recipient of a code. */
export interface Addressee {
  /** The username, as it was typed. */
  account: string
  channel: Message['channel']
  contact: string
  /** The language of the message. */
  language: Language
  /** `undefined` for an account that does not exist, or that does not have this contact. */
  playerId: number | undefined
}

export interface CodeAttempt {
  /** The username, as it was typed. */
  account: string
  /** The IP address that the code comes from. */
  address: string
  /** `undefined` for an account that does not exist. */
  playerId: number | undefined
  code: string
}

/** Six-digit one-time codes that prove that a contact belongs to the player. */
export interface Codes {
  /**
   * Sends a code. Without a player, it does the same work but sends nothing. Throws a Refusal with 429 after
   * three codes in 15 minutes for an account and contact, or five in an hour for the contact. A sixth code that
   * resets a password is not sent either, but not refused: the refusal would reveal that the account exists.
   */
  send(purpose: Purpose, addressee: Addressee): Promise<void>
  /**
   * Accepts a code once. Resolves with the contact that it was sent to, or with `undefined` if it is not the
   * player's newest code for this purpose, has expired or has been tried five times. Throws a Refusal with
   * 429 after 10 attempts in 15 minutes from one network address, or 100 from all addresses.
   */
  accept(purpose: Purpose, attempt: CodeAttempt): Promise<string | undefined>
}

/** Creates the one-time codes, which are stored in the given database. */
export function createCodes(db: Db, limits: RateLimits, passwords: Passwords): Codes {
  return {
    send: async (purpose, { account, channel, contact, language, playerId: asked }) => {
      await limits.send.count(purpose, accountKey(account), contact.toLowerCase())
      const playerId = await countContact(limits.contact, purpose, contact, asked)
      const code = randomInt(1_000_000).toString().padStart(6, '0')
      const codeHash = await passwords.hash(code)
      const expiresAt = new Date(Date.now() + LIFETIME_MINUTES * 60_000)
      await db.transaction(async (tx) => {
        await tx
          .insert(codes)
          .values({ playerId: playerId ?? null, purpose, contact, codeHash, expiresAt, triesLeft: ATTEMPTS })
        const words = language === 'bn' ? inBengali : String
        await putInOutbox(tx, playerId ?? NOBODY, {
          channel,
          recipient: contact,
          subject: words(`Your ${BRAND.name} code`),
          text: words(
            `Your ${BRAND.name} code is ${code}. It is valid for ${LIFETIME_MINUTES} minutes. Never share it with anyone.`,
          ),
        })
      })
    },

    accept: async (purpose, { account, address, playerId, code }) => {
      await limits.code.count({ purpose, account, address })
      const candidate = await countAttempt(db, playerId ?? NOBODY, purpose)
      const isRight = await passwords.verify(candidate?.codeHash, code)
      if (!isRight || !candidate) return undefined
      const [accepted] = await db
        .update(codes)
        .set({ usedAt: new Date() })
        .where(and(eq(codes.id, candidate.id), isNull(codes.usedAt)))
        .returning({ contact: codes.contact })
      return accepted?.contact
    },
  }
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

/**
 * Counts a code for a contact and returns its recipient: nobody if a guest asks and the contact has had its codes.
 * Codes that reset a password are counted separately, so that strangers who add a phone don't keep its owner from
 * resetting one.
 */
async function countContact(
  limit: RateLimit,
  purpose: Purpose,
  contact: string,
  playerId: number | undefined,
): Promise<number | undefined> {
  if (purpose !== 'reset-password') {
    await limit.count('verify', contactKey(contact))
    return playerId
  }
  try {
    // A code that isn't sent to the contact doesn't count for it.
    await limit.count(playerId === undefined ? 'nobody' : 'reset', contactKey(contact))
    return playerId
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/**
 * Returns the player's newest code for a purpose, if it can still be used. Counts the attempt before the code
 * is verified.
 */
async function countAttempt(db: Db, playerId: number, purpose: Purpose) {
  const [newest] = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.playerId, playerId), eq(codes.purpose, purpose)))
    .orderBy(desc(codes.id))
    .limit(1)
  const [counted] = await db
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
  return counted
}
