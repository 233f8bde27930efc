import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './failures.ts'
import { allowFraming } from './security.ts'
import { configuredPage } from './site-config.ts'

/** Paths of files and calls: an unknown one is a 404, not a page of the site. */
const NOT_PAGES = /^\/(api|storage|sandbox|demo-game|demo-wallet|exchange-data|exchange-frame|assets)(\/|$)/

/**
 * Serves the built site from the folder `dist`: compressed files where the build made them, hashed files as immutable,
 * pages with revalidation, and the site's page, configured for the sandbox, at every address that can be one of its
 * routes. Without a built site every unknown address is a 404.
 */
export async function serveSite(app: FastifyInstance, dist: string | undefined): Promise<void> {
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) {
    app.setNotFoundHandler(notFound)
    return
  }
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path, path.startsWith(join(dist, 'assets'))))
      // Framed pages, whose origin is opaque, use the fonts too.
      if (path.startsWith(join(dist, 'fonts'))) reply.header('access-control-allow-origin', '*')
      if (/[/\\]back\.html(\.br|\.gz)?$/.test(path)) allowFraming(reply)
    },
  })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // Read for each request: operators edit the file.
    const page = configuredPage(await readFile(join(dist, 'index.html'), 'utf8'))
    if (page === undefined) return reply.sendFile('index.html')
    const tag = `"${createHash('sha256').update(page).digest('base64url')}"`
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page)
  }
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!isRead || !wantsPage || NOT_PAGES.test(path)) notFound()
    return sendPage(request, reply)
  })
}

function cachingOf(path: string, isHashed: boolean): string {
  if (isHashed) return 'public, max-age=31536000, immutable'
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
