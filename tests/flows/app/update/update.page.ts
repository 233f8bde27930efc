import type { Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'

type WorkerWindow = Window & { fetchNewVersion?: () => void; takeControl?: () => void }

/**
 * Gives a page a service worker that reports a different build than the page's code. Call it before the page opens.
 * Without `takesOver`, it never answers whether it takes over, so the page waits.
 */
export async function fakeServiceWorker(page: Page, { takesOver = false } = {}): Promise<void> {
  await page.addInitScript((answers) => {
    const worker = Object.assign(new EventTarget(), {
      postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
        if (type === 'isSameBuild') port?.postMessage(false)
        if (type === 'takeOver' && answers) port?.postMessage(true)
      },
    })
    const active = { postMessage: () => undefined }
    const registration = Object.assign(new EventTarget(), {
      installing: null as EventTarget | null,
      waiting: null as EventTarget | null,
      update: async () => undefined,
    })
    const container = Object.assign(new EventTarget(), {
      controller: answers ? active : null,
      register: async () => registration,
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: container })
    Object.assign(window, {
      takeControl: () => container.dispatchEvent(new Event('controllerchange')),
      fetchNewVersion: () => {
        Object.assign(registration, { installing: worker })
        registration.dispatchEvent(new Event('updatefound'))
        Object.assign(registration, { installing: null, waiting: worker })
        worker.dispatchEvent(new Event('statechange'))
      },
    })
  }, takesOver)
}

export function updatePage(page: Page) {
  return {
    question: page.getByRole('status').filter({ hasText: 'A new version is available.' }),
    late: page.getByRole('status').filter({ hasText: 'The new version is not ready yet.' }),
    reload: button(page, 'Reload'),
    reloading: button(page, 'Reload…'),
    later: button(page, 'Later'),
    takeControl: () => page.evaluate(() => (window as WorkerWindow).takeControl?.()),
    fetchNewVersion: () => page.evaluate(() => (window as WorkerWindow).fetchNewVersion?.()),
  }
}
