import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from './failures.ts'
import { isPhoneFrameAllowed } from './phoneFrame.ts'
import { allowFraming } from './security.ts'
import { headersOf, siteRules } from './siteHeaders.ts'
import { createSitePage, sendSitePage } from './sitePage.ts'

/** Paths of files and calls: an unknown one is a 404, not a page of the site. */
const NOT_PAGES =
  /^\/(api|storage|sandbox|demo-game|demo-wallet|exchange-data|exchange-demo|exchange-frame|reports|assets)(\/|$)/

/**
 * Serves the built site from the folder `dist`: its files, precompressed if the build compressed them, and its page
 * at every path that can be one of its routes. Without a built site, every unknown path is a 404.
 *
 * @param connectHosts additional origins that the site may call
 */
export async function serveSite(
  app: FastifyInstance,
  dist: string | undefined,
  connectHosts: readonly string[],
): Promise<void> {
  if (dist === undefined || !existsSync(join(dist, 'index.html'))) {
    app.setNotFoundHandler(notFound)
    return
  }
  const pageOf = createSitePage(join(dist, 'index.html'))
  const rules = siteRules(connectHosts, (await pageOf()).scripts)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await pageOf()
    reply.headers(headersOf(siteRules([...connectHosts, ...page.calls], page.scripts), '/index.html'))
    const framed = isPhoneFrameAllowed(request)
    if (framed) allowFraming(reply)
    return sendSitePage(page, request, reply, framed ? 'framed' : '')
  }
  for (const path of ['/', '/index.html']) app.get(path, sendPage)
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // `_headers` and `_redirects` are instructions to a host.
    allowedPath: (path) => !path.startsWith('/_'),
    setHeaders: (reply, file) => {
      reply.headers(headersOf(rules, pathOf(dist, file)))
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (!isRead || !wantsPage || NOT_PAGES.test(pathIn(request))) notFound()
    return sendPage(request, reply)
  })
}

/** Returns the path of a request, without the query. */
function pathIn({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

/** Returns the path at which a file of `dist`, or its compressed copy, is served. */
function pathOf(dist: string, file: string): string {
  const name = relative(dist, file).split(sep).join('/')
  return `/${name.replace(/\.(br|gz)$/, '')}`
}
