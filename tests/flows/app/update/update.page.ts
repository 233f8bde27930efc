import type { Page } from '@playwright/test'
import { button } from '../../../site/controls.ts'

type WorkerWindow = Window & { fetchNewVersion?: () => void }

/** Puts a service worker into a page that the page's own code can be asked about, before the page is opened. */
export async function fakeServiceWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const worker = Object.assign(new EventTarget(), {
      // It never says that it has taken over: the page waits.
      postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
        if (type === 'isSameBuild') port?.postMessage(false)
      },
    })
    const registration = Object.assign(new EventTarget(), {
      installing: null as EventTarget | null,
      waiting: null as EventTarget | null,
      update: async () => undefined,
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: { register: async () => registration } })
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
    reloading: button(page, 'Reloading…'),
    later: button(page, 'Later'),
    fetchNewVersion: () => page.evaluate(() => (window as WorkerWindow).fetchNewVersion?.()),
  }
}
