import type { FastifyInstance } from 'fastify'

/** Lets the routes of this scope take what a plain HTML form sends; elsewhere it stays a 415. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
}
