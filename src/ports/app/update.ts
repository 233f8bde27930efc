import { channelPort } from '@tiya/ports/channelPort'
import type { updatePorts } from '#machines/app/update/update.machine.ts'
import { isDesktop } from '../../environment/device/device.ts'
import type { Environment } from '../../environment/environment.ts'
import { isSaving, type Visitor } from '../../environment/offline/ahead.ts'
import { ask, serviceWorkersOf } from '../../environment/offline/serviceWorker.ts'
import { filesOf } from '../../environment/page/build.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { surroundings } from './surroundings.ts'

/**
 * Has the first worker keep what this page has loaded without it: of these addresses, what it has routes for. A
 * player's sliders were loaded with the token.
 */
function keepLoaded({ window, storage }: Environment, worker: ServiceWorker | null): void {
  const headers = { 'Accept-Language': readLanguage(storage) }
  const calls = { headers, credentials: 'omit', cache: 'no-cache' }
  const urlsToCache = window.performance
    .getEntriesByType('resource')
    .filter(({ name }) => !(storage.get('token') && name.endsWith('/sliders')))
    .map((entry) => [
      entry.name,
      (entry as PerformanceResourceTiming).initiatorType === 'img' ? { mode: 'no-cors' } : calls,
    ])
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Returns what this visitor's next screens need files for. */
function visitorsOf({ window, storage }: Environment): readonly Visitor[] {
  const kind = storage.get('token') ? 'player' : 'guest'
  return [`${kind}-${isDesktop(window) ? 'desktop' : 'phone'}`, readLanguage(storage)]
}

/** Has the worker keep the files that these visitors need next, or all, unless the visitor saves data. */
function fetchAhead(
  { window: { navigator } }: Environment,
  worker: ServiceWorker | null,
  visitors?: readonly Visitor[],
): void {
  if (!isSaving(navigator)) worker?.postMessage({ type: 'fetchAhead', visitors })
}

/**
 * Registers the service worker in browsers that support one, which none does over plain HTTP. A newer worker
 * waits until no tab needs the active one. It is not reported if the page is already from the newer build. A page from
 * the device whose configuration is no longer the server's is reported like a page of an older build.
 */
function serviceWorker(environment: Environment): (typeof updatePorts)['serviceWorker'] {
  const { window } = environment
  return channelPort(({ sendBack, receive }) => {
    const container = serviceWorkersOf(window)
    if (!container) return
    const ended = new AbortController()
    const { signal } = ended

    const follow = (registration: ServiceWorkerRegistration) => {
      /** Reports a newer version if a worker says no. */
      const reportUnless = async (worker: ServiceWorker | null, question: object) => {
        if (!worker || (await ask(worker, question)) || signal.aborted) return
        sendBack({ type: 'update.ready' })
      }
      const report = () =>
        reportUnless(registration.waiting, { type: 'isSameBuild', files: filesOf(window.document) })
      const config = window.document.getElementById('config')?.textContent ?? ''
      const check = () => {
        if (window.document.visibilityState === 'visible') registration.update().catch(() => undefined)
      }
      const tookOver = () => sendBack({ type: 'update.tookOver' })
      receive(async ({ type }) => {
        if (type === 'reload') return window.location.reload()
        const { waiting, active } = registration
        // The worker answers before it controls the page: a reload in between shows the old version again.
        container.addEventListener('controllerchange', tookOver, { once: true, signal })
        // Without an own worker, or if another tab needs the old version, nothing takes over.
        const takesOver = waiting ? await ask(waiting, { type: 'takeOver' }) : active !== container.controller
        if (!takesOver || !container.controller) tookOver()
      })
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', report, { signal }),
      )
      window.document.addEventListener('visibilitychange', check, { signal })
      void report()
      void reportUnless(container.controller, { type: 'isConfigured', config })
    }

    const isFirst = !container.controller
    const keepFirst = () => {
      keepLoaded(environment, container.controller)
      fetchAhead(environment, container.controller, visitorsOf(environment))
    }
    if (isFirst) container.addEventListener('controllerchange', keepFirst, { once: true, signal })
    // Without a worker, the site works, except offline.
    container
      .register('/sw.js', { updateViaCache: 'none' })
      .then((registration) => {
        follow(registration)
        if (!isFirst) fetchAhead(environment, container.controller)
      })
      .catch(() => undefined)
    return () => ended.abort()
  })
}

export function updatePortsOf(environment: Environment): typeof updatePorts {
  return { serviceWorker: serviceWorker(environment), surroundings: surroundings(environment) }
}
