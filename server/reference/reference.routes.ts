import { openApiDocument, openApiText } from '@tiya/contract/openapi/document'
import type { FastifyInstance } from 'fastify'
import { servePageFiles } from '../http/pageFiles.ts'
import { setPolicy } from '../http/security.ts'
import { referencePage } from './reference.page.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Registers the contract for backend developers: `/sandbox/openapi.json`, which pages of every origin may read, and
 * `/sandbox/api`, a page that presents it. Neither needs the password, because they show nothing of the sandbox.
 */
export function registerReference(app: FastifyInstance): void {
  let page: string | undefined
  app.get('/sandbox/api', (_request, reply) => {
    page ??= referencePage(openApiDocument())
    setPolicy(reply, POLICY)
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
  app.get('/sandbox/openapi.json', (_request, reply) => {
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json; charset=utf-8')
      .send(openApiText())
  })
  servePageFiles(app, {
    folder: import.meta.dirname,
    files: { '/sandbox/reference.css': 'reference.css' },
    policy: POLICY,
  })
}
