import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'sandbox'

/** Who may use the console: its password, what the cookie holds instead of it, and the token of its forms. */
export interface Access {
  isPassword(text: string): boolean
  isInside(request: FastifyRequest): boolean
  /** Gives the cookie, which no script and no other site's request can use. */
  letIn(reply: FastifyReply): void
  /** Stands in every form, for with `no-referrer` its `Origin` is `null` and says nothing. */
  formToken: string
  isFormToken(text: string | null): boolean
}

/** Access by one password; what cookie and forms bear follows from it, and outlives a restart. */
export function createAccess(password: string): Access {
  const sealed = seal(password, 'sandbox')
  const formToken = seal(password, 'form')
  return {
    isPassword: (text) => same(seal(text, 'sandbox'), sealed),
    isInside: (request) => same(cookieOf(request), sealed),
    letIn: (reply) => {
      reply.header('set-cookie', `${COOKIE}=${sealed}; Path=/sandbox; HttpOnly; SameSite=Strict`)
    },
    formToken,
    isFormToken: (text) => same(text ?? '', formToken),
  }
}

function seal(password: string, purpose: string): string {
  return createHmac('sha256', password).update(purpose).digest('hex')
}

function same(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function cookieOf(request: FastifyRequest): string {
  const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{64})(?:;|$)`)
  return pattern.exec(request.headers.cookie ?? '')?.[1] ?? ''
}
