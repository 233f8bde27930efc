import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network.ts'
import type { RateLimit } from '../access/rateLimits.ts'
import { newToken } from '../access/tokens.ts'
import type { Db } from '../db/database.ts'
import { operatorSessions } from '../db/schema.ts'

const COOKIE = 'sandbox'
const PATH = '/sandbox'
const SESSION_SECONDS = 12 * 60 * 60

/** An operator who has entered the password. */
export interface OperatorSession {
  /** The hash of the cookie, which the database stores. */
  hash: string
  /** Part of every form: under `no-referrer`, a form's `Origin` is `null`, which proves nothing. */
  formToken: string
}

/** A password, and whether it stands in the address of a page or was sent by the form. */
export interface GivenPassword {
  password: string
  by: 'address' | 'form'
}

/** The console's sessions, which start with its password and end with a log-out or after twelve hours. */
export interface Access {
  /**
   * Starts a session and sets its cookie; false if the password is wrong. Throws a Refusal with 429 after too many
   * wrong passwords from one network address, which are counted separately for the form and for addresses.
   */
  logIn(request: FastifyRequest, reply: FastifyReply, given: GivenPassword): Promise<boolean>
  /** The live session of the request's cookie, if any. */
  sessionOf(request: FastifyRequest): Promise<OperatorSession | undefined>
  /** Ends a session, here and in the browser. */
  logOut(session: OperatorSession, reply: FastifyReply): Promise<void>
}

/** Sessions are stored under a hash that depends on the password, so a new password ends them all. */
export function createAccess(
  db: Db,
  password: string,
  wrongPasswords: Readonly<Record<GivenPassword['by'], RateLimit>>,
): Access {
  const hashOf = (token: string) => sign(password, token)

  return {
    async logIn(request, reply, given) {
      const network = networkOf(request.ip)
      const limit = wrongPasswords[given.by]
      await limit.count(network)
      if (!isSame(sign(given.password, 'password'), sign(password, 'password'))) return false
      await limit.forget(network)
      const { token } = newToken()
      await db
        .insert(operatorSessions)
        .values({ tokenHash: hashOf(token), expiresAt: new Date(Date.now() + SESSION_SECONDS * 1_000) })
      reply.setCookie(COOKIE, token, {
        path: PATH,
        maxAge: SESSION_SECONDS,
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      })
      return true
    },

    async sessionOf(request) {
      const token = request.cookies[COOKIE]
      if (!token) return undefined
      const hash = hashOf(token)
      const [live] = await db
        .select({ tokenHash: operatorSessions.tokenHash })
        .from(operatorSessions)
        .where(and(eq(operatorSessions.tokenHash, hash), gt(operatorSessions.expiresAt, new Date())))
      return live && { hash, formToken: sign(token, 'form') }
    },

    async logOut({ hash }, reply) {
      await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, hash))
      reply.clearCookie(COOKIE, { path: PATH })
    },
  }
}

/** Deletes the sessions that have expired. */
export async function sweepOperatorSessions(db: Db): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.expiresAt, new Date()))
}

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
