import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { ConnectionError, FastifyHttpOptions, FastifyInstance, FastifyReply } from 'fastify'
import { notFound, sendFailure } from './failures.ts'
import { ownOrigin } from './origin.ts'
import { headersOf, sitePolicy, siteRules } from './siteHeaders.ts'

/** The status for each error of Node's parser; 400 for all others. */
const PARSER_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** An origin that can stand in a policy. It is made of the request's headers, which may hold anything. */
const NAMEABLE = /^https?:\/\/[\w.:[\]-]+$/

/** Returns a decoded path; undefined if it can't be decoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Returns the URL of a request. A page whose path can't be decoded is asked for literally: the site says that it has none. */
function urlOf({ url = '/', headers: { accept } }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?')
  const isOdd = decoded(path) === undefined && accept?.includes('text/html')
  return isOdd ? [path.replaceAll('%', '%25'), ...query].join('?') : url
}

/**
 * Returns options that give the security headers to the responses that no hook sees: those of Node to a request that
 * it can't parse or refuses, and those of Fastify to an invalid URL or while it closes.
 */
export function securityOptions(connectHosts: readonly string[] = []) {
  const { 'Cache-Control': _, ...headers } = headersOf(siteRules(connectHosts), '/')
  class SecureResponse<R extends IncomingMessage> extends ServerResponse<R> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<R>>) {
      super(...args)
      this.setHeaders(new Map(Object.entries(headers)))
    }
  }
  return {
    http: { ServerResponse: SecureResponse },
    rewriteUrl: urlOf,
    frameworkErrors: (error, request, reply) => sendFailure(error, request, reply.headers(headers)),
    clientErrorHandler: (error: ConnectionError, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) {
        const status = PARSER_STATUS[error.code] ?? 400
        const body = JSON.stringify({ message: STATUS_CODES[status] })
        const sent = { ...headers, 'Content-Type': 'application/json', 'Content-Length': body.length }
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
      }
      socket.destroy(error)
    },
  } satisfies FastifyHttpOptions<Server>
}

/**
 * Sets the security headers of every response, with the policy of the site's own pages.
 *
 * @param connectHosts additional origins that the site may call
 */
export async function registerSecurity(app: FastifyInstance, connectHosts: string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: sitePolicy(connectHosts),
    },
    // `frame-ancestors` does the same, and individual pages can change it.
    frameguard: false,
    // The site may have a different origin from its pictures and calls.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  })
  // In the sandboxed frames of WebKit `'self'` matches nothing.
  app.addHook('onSend', async (request, reply) => {
    const policy = String(reply.getHeader('content-security-policy'))
    const origin = ownOrigin(request)
    if (policy.includes("frame-ancestors 'self'") && NAMEABLE.test(origin))
      setPolicy(reply, policy.replaceAll("'self'", `'self' ${origin}`))
  })
}

/** Allows pages of the same origin, and no others, to frame this page. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  setPolicy(reply, policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}

/** Allows this page to frame pages of its own origin. */
export function allowOwnFrames(reply: FastifyReply): void {
  setPolicy(reply, `${String(reply.getHeader('content-security-policy'))}; frame-src 'self'`)
}

/** Allows a page whose policy names no scripts those of its own origin; none in the page itself. */
export function allowOwnScripts(reply: FastifyReply): void {
  setPolicy(reply, `${String(reply.getHeader('content-security-policy'))}; script-src 'self'`)
}

/** Replaces the policy for a page that needs less than the site does. */
export function setPolicy(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy)
}

/**
 * Opens a scope's calls to every origin, without cookies: tokens are sent in a header. Responses are not
 * cached, and an unknown path results in a 404 that other origins can read too.
 */
export async function openToOrigins(scope: FastifyInstance): Promise<void> {
  await scope.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  })
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // A route rather than a not-found handler, because the site's `/*` would take precedence over that.
  scope.all('/*', notFound)
}
