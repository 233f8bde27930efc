import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'

type WorkerWindow = Window & { fetchNewVersion?: () => void }

/** Gives a page a service worker that reports a different build than the page's code. Call it before the page opens. */
export async function fakeServiceWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = Object.assign(new EventTarget(), {
      // It never reports that it has taken over, so the page waits.
      postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
        if (type === 'isSameBuild') port?.postMessage(false)
      },
    })
    const registration = Object.assign(new EventTarget(), {
      installing: null as EventTarget | null,
      waiting: null as EventTarget | null,
      update: async () => undefined,
    })
    Object.defineProperty(navigator, 'serviceWorker', {
      value: Object.assign(new EventTarget(), { register: async () => registration }),
    })
    Object.assign(window, {
      fetchNewVersion: () => {
        Object.assign(registration, { installing: worker })
        registration.dispatchEvent(new Event('updatefound'))
        Object.assign(registration, { installing: null, waiting: worker })
        worker.dispatchEvent(new Event('statechange'))
      },
    })
  })
}

export function updatePage(page: Page) {
  return {
    question: page.getByRole('status').filter({ hasText: 'A new version is available.' }),
    reload: button(page, 'Reload'),
    reloading: button(page, 'Reload…'),
    later: button(page, 'Later'),
    fetchNewVersion: () => page.evaluate(() => (window as WorkerWindow).fetchNewVersion?.()),
  }
}
