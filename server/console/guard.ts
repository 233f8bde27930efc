import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromAnotherSite } from '../http/origin.ts'
import { isPhoneFrameAllowed } from '../http/phoneFrame.ts'
import { Refusal } from '../http/refusal.ts'
import { allowFraming, setPolicy } from '../http/security.ts'
import { type Access, type GivenPassword, isSame, type OperatorSession } from './access.ts'
import type { Fields } from './field.ts'
import { elsewherePage, passwordPage } from './layout.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a page of the console is shown without the password. */
    open?: boolean
  }
  interface FastifyRequest {
    /** The operator's session; set before every handler of the console. */
    operator: OperatorSession | undefined
  }
}

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Where the form with the password is sent. */
const LOG_IN = '/sandbox/log-in'

/**
 * Lets only operators into a scope: `?key=` with the password starts a session and redirects to the page;
 * without a session, every page that is not open asks for the password. Forms must carry the session's token. What
 * another site makes the browser ask for is refused.
 */
export function guard(scope: FastifyInstance, access: Access): void {
  scope.decorateRequest('operator', undefined)

  scope.addHook('onRequest', async (request, reply) => {
    setPolicy(reply, POLICY)
    if (isPhoneFrameAllowed(request)) allowFraming(reply)
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    if (isFromAnotherSite(request)) return reply.code(403).send(elsewherePage())
    const { key } = request.query as Record<string, unknown>
    if (request.method === 'GET' && typeof key === 'string') {
      const page = request.url.replace(/\?.*/, '')
      return logIn(request, reply, { password: key, by: 'address' }, page)
    }
    request.operator = await access.sessionOf(request)
    if (!request.operator && !request.routeOptions.config.open) return reply.code(401).send(passwordPage())
  })

  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.routeOptions.url === LOG_IN) return
    const { token = '' } = fieldsOf(request)
    if (!isSame(token, operatorOf(request).formToken)) return reply.code(403).send(passwordPage())
  })

  scope.post(LOG_IN, { config: { open: true } }, (request, reply) => {
    const { password = '' } = fieldsOf(request)
    return logIn(request, reply, { password, by: 'form' }, '/sandbox')
  })

  async function logIn(request: FastifyRequest, reply: FastifyReply, given: GivenPassword, page: string) {
    try {
      if (await access.logIn(request, reply, given)) return reply.redirect(page, 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.code(error.status).send(passwordPage(error.message))
    }
    return reply.code(401).send(passwordPage('Wrong password.'))
  }
}

/** The session behind a request that has passed the guard. */
export function operatorOf({ operator }: FastifyRequest): OperatorSession {
  if (!operator) throw new Error('no operator')
  return operator
}

/** The fields of the form that a request submits. */
export function fieldsOf(request: FastifyRequest): Fields {
  return (request.body ?? {}) as Fields
}
