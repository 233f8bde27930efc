import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import { limits } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey } from './account-key.ts'
import { networkOf } from './network.ts'

export interface Limit {
  /**
   * Counts one attempt for the key formed by the parts. Throws a Refusal with 429 and the minutes to wait
   * above the limit.
   */
  count(...parts: string[]): Promise<void>
  /** Resets the count to zero. */
  forget(...parts: string[]): Promise<void>
}

export interface AccountAttempt {
  /** The username as it was typed. */
  account: string
  /** The IP address that the attempt comes from. */
  address: string
  /** Attempts with different purposes are counted separately. */
  purpose?: string
}

/** A limit for an account from one network address, and a higher one for the account from all addresses. */
export interface AccountLimit {
  /** Counts one attempt. Throws a Refusal with 429 and the minutes to wait above either limit. */
  count(attempt: AccountAttempt): Promise<void>
  /** Resets the counts of the account and of its attempts from this address to zero. */
  forget(attempt: AccountAttempt): Promise<void>
}

/**
 * Limits of attempts per 15 minutes, unless stated otherwise. They are stored in the database, so they
 * survive a restart and are shared by all processes.
 */
export interface Limits {
  /**
   * Wrong passwords at log-in: 10 for an account from one network address, 100 for an account from all of
   * them. A stranger's attempts lock out only that stranger, not the owner.
   */
  login: AccountLimit
  /** Wrong old passwords in one session: 10. */
  passwordChange: Limit
  /** Codes sent to a contact for an account: 3. */
  send: Limit
  /** Codes sent to a contact per hour, whatever account asks for them: 5. */
  contact: Limit
  /**
   * Attempts to enter a code, by purpose: 10 for an account from one network address, 100 for an account from
   * all of them. A code allows 5 attempts and 3 codes can be sent, so a stranger at one address can use up at
   * most 2 of them.
   */
  code: AccountLimit
  /** Wrong passwords for the operator's console from one network address: 10. */
  console: Limit
  /** Chats that a player opens: 10. */
  chats: Limit
  /** Messages that a player writes per minute: 20. */
  messages: Limit
}

const FIFTEEN_MINUTES = 15 * 60

/** Creates the limits, which are stored in the given database. */
export function createLimits(db: Db): Limits {
  return {
    login: accountLimit(db, 'login'),
    passwordChange: createLimit(db, { name: 'password-change', attempts: 10 }),
    send: createLimit(db, { name: 'send', attempts: 3 }),
    contact: createLimit(db, { name: 'contact', attempts: 5, seconds: 60 * 60 }),
    code: accountLimit(db, 'code'),
    console: createLimit(db, { name: 'console', attempts: 10 }),
    chats: createLimit(db, { name: 'chats', attempts: 10 }),
    messages: createLimit(db, { name: 'messages', attempts: 20, seconds: 60 }),
  }
}

function accountLimit(db: Db, name: string): AccountLimit {
  const byAddress = createLimit(db, { name: `${name}-address`, attempts: 10 })
  const byAccount = createLimit(db, { name: `${name}-account`, attempts: 100 })
  return {
    count: async ({ account, address, purpose = '' }) => {
      // Counted first, so an attempt refused for its address does not bring the account closer to its limit.
      await byAddress.count(purpose, accountKey(account), networkOf(address))
      await byAccount.count(purpose, accountKey(account))
    },
    forget: async ({ account, address, purpose = '' }) => {
      await byAddress.forget(purpose, accountKey(account), networkOf(address))
      await byAccount.forget(purpose, accountKey(account))
    },
  }
}

function createLimit(
  db: Db,
  { name, attempts, seconds = FIFTEEN_MINUTES }: { name: string; attempts: number; seconds?: number },
): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
    clearExpiredByTimeout: false,
  })
  return {
    count: async (...parts) => {
      try {
        await limiter.consume(keyOf(parts))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const minutes = Math.ceil(refused.msBeforeNext / 60_000)
        const time = minutes === 1 ? '1 minute' : `${minutes} minutes`
        throw new Refusal(429, `Too many attempts. Please try again in ${time}.`)
      }
    },
    forget: async (...parts) => {
      await limiter.delete(keyOf(parts))
    },
  }
}

/** Deletes the counters that have expired. */
export async function sweepLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, new Date()))
}

/** Hashed, because the caller chooses the length of the parts. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
