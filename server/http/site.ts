import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './failures.ts'
import { allowFraming } from './security.ts'

/** Paths that are files or calls: a wrong one is a 404, never the site's page. */
const NOT_PAGES = /^\/(api|storage|sandbox|demo-game|demo-wallet|assets)(\/|$)/

/**
 * Serves the built site of `dist`: pre-compressed files where they lie beside, hashed ones for ever, pages
 * always asked for anew, and the site's page for every address that may be a route of it.
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
      const page = /\.html(\.br|\.gz)?$/.test(path)
      const hashed = path.startsWith(join(dist, 'assets'))
      const cache = hashed
        ? 'public, max-age=31536000, immutable'
        : page
          ? 'no-cache'
          : 'public, max-age=3600'
      reply.header('cache-control', cache)
      // A framed page of an opaque origin may draw with them.
      if (path.startsWith(join(dist, 'fonts'))) reply.header('access-control-allow-origin', '*')
      if (/[/\\]back\.html(\.br|\.gz)?$/.test(path)) allowFraming(reply)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const navigation = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!navigation || !wantsPage || NOT_PAGES.test(path)) notFound()
    return reply.sendFile('index.html')
  })
}
