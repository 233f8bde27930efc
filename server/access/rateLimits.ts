import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import { rateCounters } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey } from './accountKey.ts'
import { networkOf } from './network.ts'

export interface RateLimit {
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
export interface AccountRateLimit {
  /** Counts one attempt. Throws a Refusal with 429 and the minutes to wait above either limit. */
  count(attempt: AccountAttempt): Promise<void>
  /** Resets the counts of the account and of its attempts from this address to zero. */
  forget(attempt: AccountAttempt): Promise<void>
}

/**
 * Limits of attempts per 15 minutes, unless stated otherwise. They are stored in the database, so they
 * survive a restart and are shared by all processes.
 */
export interface RateLimits {
  /**
   * Wrong passwords at log-in: 10 for an account from one network address, 100 for an account from all of
   * them. A stranger's attempts lock out only that stranger, not the owner.
   */
  login: AccountRateLimit
  /** Wrong old passwords in one session: 10. */
  passwordChange: RateLimit
  /** Codes sent to a contact for an account: 3. */
  send: RateLimit
  /** Codes sent to a contact per hour, whatever account asks for them: 5. */
  contact: RateLimit
  /**
   * Attempts to enter a code, by purpose: 10 for an account from one network address, 100 for an account from
   * all of them. A code allows 5 attempts and 3 codes can be sent, so a stranger at one address can use up at
   * most 2 of them.
   */
  code: AccountRateLimit
  /** Wrong passwords in the form of the operator's console from one network address: 10. */
  console: RateLimit
  /**
   * Wrong passwords in addresses of the console from one network address: 100. Any page can make a browser open them,
   * so they never lock the form.
   */
  consoleAddress: RateLimit
  /** Chats that a player opens: 10. */
  chats: RateLimit
  /** Messages that a player writes per minute: 20. */
  messages: RateLimit
}

const FIFTEEN_MINUTES = 15 * 60

/** Creates the limits, which are stored in the given database. */
export function createRateLimits(db: Db): RateLimits {
  return {
    login: accountRateLimit(db, 'login'),
    passwordChange: createRateLimit(db, { name: 'password-change', attempts: 10 }),
    send: createRateLimit(db, { name: 'send', attempts: 3 }),
    contact: createRateLimit(db, { name: 'contact', attempts: 5, seconds: 60 * 60 }),
    code: accountRateLimit(db, 'code'),
    console: createRateLimit(db, { name: 'console', attempts: 10 }),
    consoleAddress: createRateLimit(db, { name: 'console-address', attempts: 100 }),
    chats: createRateLimit(db, { name: 'chats', attempts: 10 }),
    messages: createRateLimit(db, { name: 'messages', attempts: 20, seconds: 60 }),
  }
}

function accountRateLimit(db: Db, name: string): AccountRateLimit {
  const byAddress = createRateLimit(db, { name: `${name}-address`, attempts: 10 })
  const byAccount = createRateLimit(db, { name: `${name}-account`, attempts: 100 })
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

function createRateLimit(
  db: Db,
  { name, attempts, seconds = FIFTEEN_MINUTES }: { name: string; attempts: number; seconds?: number },
): RateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateCounters,
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
export async function sweepRateLimits(db: Db): Promise<void> {
  await db.delete(rateCounters).where(lt(rateCounters.expire, new Date()))
}

/** Hashed, because the caller chooses the length of the parts. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
