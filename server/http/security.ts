import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './failures.ts'
import { sitePolicy } from './site-headers.ts'

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
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
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
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  })
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // A route rather than a not-found handler, because the site's `/*` would take precedence over that.
  scope.all('/*', notFound)
}
