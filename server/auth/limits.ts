import { createHash } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import { limits } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'

export interface Limit {
  /** Counts one more for what the parts name; a Refusal with 429 and the minutes to wait where it is too many. */
  count(...parts: string[]): Promise<void>
  forget(...parts: string[]): Promise<void>
}

/** Limits of log-in and codes, kept in the database: they outlive a restart and hold for every process. */
export interface Limits {
  /** 10 wrong passwords in 15 minutes an account. */
  login: Limit
  /** 3 codes in 15 minutes an account and contact. */
  send: Limit
  /** 15 tries of a code in 15 minutes an account: 3 codes of 5 tries. */
  code: Limit
  /** 10 wrong passwords of the operator's console in 15 minutes an address. */
  console: Limit
}

const QUARTER = 15 * 60

/** The limits on a database; what has run out is swept away first. */
export async function createLimits(db: Db): Promise<Limits> {
  await db.delete(limits).where(lt(limits.expire, new Date()))
  return {
    login: limit(db, 'login', 10),
    send: limit(db, 'send', 3),
    code: limit(db, 'code', 15),
    console: limit(db, 'console', 10),
  }
}

function limit(db: Db, keyPrefix: string, points: number): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    keyPrefix,
    points,
    duration: QUARTER,
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

/** Hashed, for its length is the caller's choice. */
function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
