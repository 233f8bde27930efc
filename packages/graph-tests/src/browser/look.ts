import type { Page } from '@playwright/test'
import type { Look, Together } from './browserApp.ts'

/** Looks at a page once pending answers and gestures have taken effect. */
const lookPlainly = (page: Page): Promise<Look> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    const flows = [...document.querySelectorAll<HTMLElement>('[data-flow]')].map(({ dataset }) => ({
      flow: dataset.flow ?? '',
      state: dataset.state ?? '',
    }))
    return { holds: [], text: document.body.innerText, flows }
  })

/** Looks at a page, and makes these checks of an app that makes them together. */
export function lookAt(page: Page, together?: Together, checks: readonly unknown[] = []): Promise<Look> {
  return together ? together.lookAt(page, checks) : lookPlainly(page)
}
