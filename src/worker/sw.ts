import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { filesOf, isSitePath, PAGE } from './page.ts'

/*
 * The service worker, which opens the site without a network. It caches only files of the build. API calls,
 * uploaded pictures, exchange data and everything from other origins bypass it.
 */

declare const self: ServiceWorkerGlobalScope

/** The build's files, filled in by `scripts/vite/pwa.ts`. Those with a hash in the name have no revision. */
declare const FILES: { url: string; revision: string | null }[]

/** Seconds to wait for the network before the cached page is shown. */
const PATIENCE = 3

const isKept = (path: string) => getCacheKeyForURL(path) !== undefined

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

precache(FILES)
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (await isWhole(new URL(request.url).pathname, response)) ? response : null,
  },
])

// The page comes from the network, so its configuration is up to date. It is cached for offline use, unless
// the server already has a newer build: then that build's worker caches it.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'document' && isSitePath(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => getCacheKeyForURL(PAGE) ?? PAGE,
        cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null),
      },
    ],
  }),
)

// The large font that only some players need is cached when it is first used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/') && !isKept(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'fonts' }),
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

// Answers the questions of a page with true or false.
self.addEventListener('message', (event) => {
  const answer = event.data.type === 'takeOver' ? takeOver() : event.data.files.every(isKept)
  event.waitUntil(Promise.resolve(answer).then((said) => event.ports[0]?.postMessage(said)))
})
