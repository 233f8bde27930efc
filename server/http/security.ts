import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Headers of the site's own pages, and of everything that has no others (decisions, What comes from outside). */
export async function registerSecurity(app: FastifyInstance, connectHosts: string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'http:', 'https:', 'blob:', 'data:'],
        frameSrc: ["'self'", 'http:', 'https:'],
        connectSrc: ["'self'", ...connectHosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The policy's frame-ancestors says it, and can make exceptions.
    frameguard: false,
    // The site may be served from another origin than its images and calls.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  })
}

/** Lets the site, and it alone, frame this page: for `back.html`. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  setPolicy(reply, policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
}

/** Replaces the policy where a page needs less than the site does. */
export function setPolicy(reply: FastifyReply, policy: string): void {
  reply.header('content-security-policy', policy)
}

/**
 * CORS below a prefix: any origin may call, none with cookies (the token travels in a header). Its preflights
 * are those that the wire asks for (wire-contract, Rules for every call).
 */
export function registerCors(app: FastifyInstance, prefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${prefix}/`)) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'Retry-After')
      reply.header('cache-control', 'no-store')
    }
  })
  app.options(`${prefix}/*`, (_request, reply) => {
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('access-control-max-age', '600')
      .send()
  })
}
