import { cacheNames, clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isSaving, type Visitor } from '../environment/offline/ahead.ts'
import { isAnswer, isKeptCall, KEPT, keyOf, type Renewal } from '../environment/offline/kept.ts'
import { configOf, filesOf, isPagePath, isSitePath, PAGE } from './page.ts'

/*
 * The service worker, which opens the site from the device, also without a network. It keeps the files of the build, the
 * last answers to a few calls without a token, and the pictures of their host. It lets everything else through.
 */

declare const self: ServiceWorkerGlobalScope

/** The files that every visit needs, filled in by `scripts/vite/pwa.ts`. Those with a hash in the name have no revision. */
declare const FILES: { url: string; revision: string | null }[]

/** The other files of the build by path, with the visitors whose next screens need them. */
declare const LATER: Readonly<Record<string, readonly Visitor[]>>

/** Seconds to wait for the network before the cached page is shown. */
const PATIENCE = 3

/** In milliseconds: how old the page may be that is shown before the network has answered. */
const RECENT = 7 * 24 * 60 * 60 * 1_000

/** In seconds: how old a kept answer may be, and how long anything stays that is not used. */
const TWO_WEEKS = 14 * 24 * 60 * 60

const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: TWO_WEEKS, purgeOnQuotaError: true }) as WorkboxPlugin

const isKept = (path: string) => getCacheKeyForURL(path) !== undefined || path in laterFiles

/** Returns true for a page of this worker's build: all of its scripts and styles are cached. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  const files = response.ok ? filesOf(await response.clone().text()) : []
  return files.length > 0 && files.every(isKept)
}

/** Returns true if a response is the requested file. For a missing file, some hosts respond with the page. */
async function isWhole(path: string, response: Response): Promise<boolean> {
  if (path === PAGE) return isOfThisBuild(response)
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
}

// A framed page bypasses the worker, because the cached page has the policy of a page that is not framed.
self.addEventListener('fetch', (event) => {
  if (event.request.destination === 'iframe') event.stopImmediatePropagation()
})

// The build writes the lists wherever they are named.
const [buildFiles, laterFiles] = [FILES, LATER]

const wholeFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isWhole(new URL(request.url).pathname, response)) ? response : null,
}

/** Workbox fetches files without a hash as if the browser had none; asked whether they are new, it need not fetch them. */
const revalidated: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request,
}

precache(buildFiles)
addPlugins([wholeFiles, revalidated])

/** The cache of the other files. It outlives a build, because most files of the next one are the same. */
const LATER_CACHE = 'files'

const later = new CacheFirst({ cacheName: LATER_CACHE, plugins: [wholeFiles] })

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname in laterFiles, later)

/** How many files are fetched at a time. The page needs the other connections. */
const LANES = 4

/** Keeps the other files that some visitors need, or all of them. Resolves with true. */
async function fetchAhead(event: ExtendableEvent, visitors?: readonly Visitor[]): Promise<boolean> {
  const paths = Object.entries(laterFiles).flatMap(([path, needed]) =>
    !visitors || needed.some((visitor) => visitors.includes(visitor)) ? path : [],
  )
  const lane = async () => {
    for (let path = paths.shift(); path; path = paths.shift())
      await later.handle({ event, request: new Request(path) }).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return true
}

// The first worker leaves this to the page, which knows its visitor. A later one may take over without a network.
self.addEventListener('install', (event) => {
  if (self.registration.active && !isSaving(self.navigator)) event.waitUntil(fetchAhead(event))
})

/** Removes the files of earlier builds. */
async function dropOlder(): Promise<void> {
  const cache = await caches.open(LATER_CACHE)
  const requests = await cache.keys()
  const older = requests.filter(({ url }) => !(new URL(url).pathname in laterFiles))
  await Promise.all(older.map((request) => cache.delete(request)))
}

self.addEventListener('activate', (event) => event.waitUntil(dropOlder()))

const pageOptions = {
  cacheName: cacheNames.precache,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => getCacheKeyForURL(PAGE) ?? PAGE,
      // The page of a newer build is cached by that build's worker.
      cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null),
    },
  ] satisfies WorkboxPlugin[],
}
const fromDevice = new StaleWhileRevalidate(pageOptions)
const fromNetwork = new NetworkFirst({ ...pageOptions, networkTimeoutSeconds: PATIENCE })

/** Returns the page that is shown without a network. */
const keptPage = () => caches.match(getCacheKeyForURL(PAGE) ?? PAGE)

/** The request for the page that is under way. */
let asking: Promise<unknown> = Promise.resolve()

/** True if the host no longer has files of the kept page that a page is loaded again for. */
let isSkipped = false

/** Takes the next page from the network. */
function skipKeptPage(): boolean {
  isSkipped = true
  return true
}

// The page is shown from the device and asked for again, so a visit waits for no network. After a longer time the
// operator may have moved what the page is configured with, so then it comes from the network.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'document' && isSitePath(url.pathname),
  async (options) => {
    const written = Date.parse((await keptPage())?.headers.get('Date') ?? '')
    const isRecent = Date.now() - written < RECENT && !isSkipped
    isSkipped = false
    const [response, done] = (isRecent ? fromDevice : fromNetwork).handleAll(options)
    asking = done.catch(() => undefined)
    return response
  },
)

// Any other page is the network's. Without one, the site's page says that the address is unknown.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'document' && isPagePath(url.pathname),
  ({ request }) => fetch(request).catch(async () => (await keptPage()) ?? Response.error()),
)

/** Returns whether a page has the configuration that the server gives out now, as far as is known. */
async function isConfigured({ config }: { readonly config: string }): Promise<boolean> {
  await asking
  const page = await keptPage()
  return page === undefined || configOf(await page.text()) === config
}

// The large font that only some players need is cached when it is first used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/') && !isKept(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'fonts' }),
)

/** Hosts of the API. A policy that allows calls to them lets the worker fetch their pictures. */
const hosts = new Set([self.location.origin])

// What the last visit was answered. It is asked for again, and the pages are told what has changed.
registerRoute(
  ({ request, url }) => {
    const isKeptOne =
      isKeptCall(url.pathname) && !request.headers.has('Authorization') && request.cache !== 'no-store'
    // At once: the router goes through what the first page has loaded in one turn, and the pictures follow.
    if (isKeptOne) hosts.add(url.origin)
    return isKeptOne
  },
  new StaleWhileRevalidate({
    cacheName: 'answers',
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          keyOf(request.url, request.headers.get('Accept-Language') ?? ''),
        cacheWillUpdate: async ({ response }) => {
          const text = await response.text()
          if (response.status !== 200 || !isAnswer(text)) return null
          return new Response(text, { headers: { [KEPT]: 'yes', Date: new Date().toUTCString() } })
        },
        cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
          const text = await newResponse.text()
          if (!oldResponse || (await oldResponse.text()) === text) return
          const renewal: Renewal = { type: 'renewed', key: request.url, text }
          for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(renewal)
        },
      },
      bounded(60),
    ],
  }),
)

// Their pictures. Those of another host are opaque.
registerRoute(
  ({ request, url }) =>
    request.mode === 'no-cors' && hosts.has(url.origin) && url.pathname.includes('/storage/'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [bounded(120)] }),
)

addRoute({ directoryIndex: '', cleanURLs: false })

// The first worker serves the page that registered it. A later one waits until no page needs the older one.
clientsClaim()

/** Returns true if no other tab shows the site. */
async function isAlone(): Promise<boolean> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return clients.filter(({ frameType }) => frameType !== 'nested').length < 2
}

/** Takes over from the active worker, unless another tab may still need files of its own build. */
async function takeOver(): Promise<boolean> {
  if (!(await isAlone())) return false
  await self.skipWaiting()
  return true
}

/** The questions of a page. The router takes its `CACHE_URLS`. */
const ANSWERS: Readonly<Record<string, (question: never, event: ExtendableEvent) => unknown>> = {
  takeOver,
  isConfigured,
  skipKeptPage,
  fetchAhead: ({ visitors }: { readonly visitors?: readonly Visitor[] }, event) =>
    fetchAhead(event, visitors),
  isSameBuild: ({ files }: { readonly files: readonly string[] }) => files.every(isKept),
}

// Answers with true or false.
self.addEventListener('message', (event) => {
  const answer = ANSWERS[event.data.type]
  if (!answer) return
  event.waitUntil(
    Promise.resolve(answer(event.data as never, event)).then((said) => event.ports[0]?.postMessage(said)),
  )
})
