import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import { limits } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { accountKey } from './account-key.ts'
import { networkOf } from './network.ts'

export interface Limit {
  /** Counts one attempt of what the parts name. Throws a Refusal with 429 and the minutes to wait above the limit. */
  count(...parts: string[]): Promise<void>
  /** Forgets the attempts: the count starts again at zero. */
  forget(...parts: string[]): Promise<void>
}

export interface LoginLimit {
  /** Counts one attempt to log in. Throws a Refusal with 429 and the minutes to wait above either limit. */
  count(username: string, address: string): Promise<void>
  /** Forgets the attempts, because the password was right or has been reset. */
  forget(username: string, address: string): Promise<void>
}

/**
 * Limits of attempts in 15 minutes. They are kept in the database, so that they survive a restart and hold for every
 * process.
 */
export interface Limits {
  /**
   * Wrong passwords at log-in: 10 for an account from one network address, 100 for an account from all of them. A
   * stranger's attempts lock out that stranger, not the owner.
   */
  login: LoginLimit
  /** Wrong old passwords in one session: 10. */
  passwordChange: Limit
  /** Codes sent to a contact for an account: 3. */
  send: Limit
  /** Attempts to enter a code for an account: 15, which is 3 codes of 5 attempts. */
  code: Limit
  /** 10 wrong passwords of the operator's console in 15 minutes an address. */
  console: Limit
}

const FIFTEEN_MINUTES = 15 * 60

/** The limits of a database. */
export function createLimits(db: Db): Limits {
  return {
    login: loginLimit(
      createLimit(db, { name: 'login-address', attempts: 10 }),
      createLimit(db, { name: 'login-account', attempts: 100 }),
    ),
    passwordChange: createLimit(db, { name: 'password-change', attempts: 10 }),
    send: createLimit(db, { name: 'send', attempts: 3 }),
    code: createLimit(db, { name: 'code', attempts: 15 }),
    console: createLimit(db, { name: 'console', attempts: 10 }),
  }
}

function loginLimit(byAddress: Limit, byAccount: Limit): LoginLimit {
  return {
    count: async (username, address) => {
      // First: an attempt that is refused for its address does not bring the account closer to its limit.
      await byAddress.count(accountKey(username), networkOf(address))
      await byAccount.count(accountKey(username))
    },
    forget: async (username, address) => {
      await byAddress.forget(accountKey(username), networkOf(address))
      await byAccount.forget(accountKey(username))
    },
  }
}

function createLimit(db: Db, { name, attempts }: { name: string; attempts: number }): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    keyPrefix: name,
    points: attempts,
    duration: FIFTEEN_MINUTES,
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
