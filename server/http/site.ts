import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendCompressed } from './compression.ts'
import { notFound } from './failures.ts'
import { allowFraming } from './security.ts'
import { fillConfig } from './site-config.ts'

/** Paths of files and calls: an unknown one is a 404, not a page of the site. */
const NOT_PAGES =
  /^\/(api|storage|sandbox|demo-game|demo-wallet|exchange-data|exchange-demo|exchange-frame|assets)(\/|$)/

/**
 * Serves the built site from the folder `dist`: compressed files where the build made them, hashed files as immutable,
 * pages with revalidation, and the site's page at every address that can be one of its routes. Without a built site
 * every unknown address is a 404.
 */
export async function serveSite(app: FastifyInstance, dist: string | undefined): Promise<void> {
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) {
    app.setNotFoundHandler(notFound)
    return
  }
  const index = join(dist, 'index.html')
  // Read each time: an operator may edit the page while the sandbox runs.
  const sendPage = async (reply: FastifyReply) =>
    sendCompressed(
      reply.header('cache-control', cachingOf(index, false)),
      fillConfig(await readFile(index, 'utf8')),
    )
  for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => sendPage(reply))
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path, path.startsWith(join(dist, 'assets'))))
      // Framed pages, whose origin is opaque, use the fonts too.
      if (path.startsWith(join(dist, 'fonts'))) reply.header('access-control-allow-origin', '*')
      if (/[/\\]back\.html(\.br|\.gz)?$/.test(path)) allowFraming(reply)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!isRead || !wantsPage || NOT_PAGES.test(path)) notFound()
    return sendPage(reply)
  })
}

function cachingOf(path: string, isHashed: boolean): string {
  if (isHashed) return 'public, max-age=31536000, immutable'
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
