import { cacheNames, clientsClaim } from 'workbox-core'
import { addPlugins, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { filesOf, isSitePath, PAGE } from './page.ts'

/*
 * The service worker: opens the site without a network. It keeps files of the build and nothing else. Calls of the API,
 * uploaded pictures, exchange data and everything of other origins pass it by.
 */

declare const self: ServiceWorkerGlobalScope

/** The files of the build, filled in by `scripts/vite/pwa.ts`; those with a hash in their names have no revision. */
declare const FILES: { url: string; revision: string | null }[]

/** Seconds after which the kept page is shown where the network has not answered. */
const PATIENCE = 3

const isKept = (path: string) => getCacheKeyForURL(path) !== undefined

/** Returns true for a page of this worker's build: all of its scripts and styles are kept. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  const files = response.ok ? filesOf(await response.clone().text()) : []
  return files.length > 0 && files.every(isKept)
}

/** Returns true for a file that is what its address says. Some hosts answer with the page where a file is missing. */
async function isWhole(path: string, response: Response): Promise<boolean> {
  if (path === PAGE) return isOfThisBuild(response)
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
}

// A framed page passes the worker by: the kept page has the policy with which it was fetched, unframed.
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

// The page comes from the network, so that its configuration is up to date. It is kept for the next time without a
// network, unless the server has a newer build already: then that build's worker keeps it.
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

// The large font that only some players need is kept when it is first used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/fonts/') && !isKept(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'fonts' }),
)

addRoute({ directoryIndex: '', cleanURLs: false })

// The first worker serves the page that it was registered by. A later one waits until no page needs the older one.
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

// The questions of a page, answered with true or false.
self.addEventListener('message', (event) => {
  const answer = event.data.type === 'takeOver' ? takeOver() : event.data.files.every(isKept)
  event.waitUntil(Promise.resolve(answer).then((said) => event.ports[0]?.postMessage(said)))
})
