import type { Locator, Page } from '@playwright/test'
import type { World } from '@tiya/graph-tests/model'
import type { Device } from './device.types.ts'
import { expect } from './expect.ts'
import { renewal } from './headless/renewal.ts'

/** Hides the tab or shows it again. */
export function setVisibility(page: Page, visible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
}

/** Writes (or, with null, removes) what two tabs share, as another tab would; announced key by key, in this order. */
export function writeElsewhere(page: Page, changes: Readonly<Record<string, string | null>>): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    for (const key of Object.keys(all)) window.dispatchEvent(new StorageEvent('storage', { key }))
  }, changes)
}

/** Returns what the page's device has stored under a key. */
export const storedAt = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Takes the page to another address of the site, as a link or the history would. */
export function travel(page: Page, address: string, state: unknown = null): Promise<void> {
  return page.evaluate(([to, kept]) => history.pushState(kept, '', to), [address, state] as const)
}

/** Returns how a player reaches an address with a navigation state, as from another screen of the site. */
export const arriveAt =
  (address: string, state: unknown) =>
  async ({ page }: Pick<World, 'page'>): Promise<void> => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await travel(page, address, state)
  }

/** How a machine hears that its tab is hidden, shown and back: for its model. */
export const TAB = {
  events: {
    'visibility.changed': ({ context }: { readonly context: { readonly visible: boolean } }) => [
      { type: 'visibility.changed' as const, visible: !context.visible },
    ],
  },
  deviceEvents: {
    'visibility.changed': (page: Device, { visible }: { readonly visible: boolean }) => page.show(visible),
    'tab.returned': (page: Device) => page.dispatch('online'),
  },
}

/** Returns what happens to a real page from outside. */
export const deviceOf = (page: Page): Device => ({
  show: (visible) => setVisibility(page, visible),
  writeElsewhere: (changes) => writeElsewhere(page, changes),
  travel: (address, state) => travel(page, address, state),
  scrollTo: (place) => page.evaluate((to) => window.scrollTo(to), place),
  renew: (call, body) =>
    page.evaluate(
      (data) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
      renewal(call, body, page.url()),
    ),
  dispatch: (type, fields = {}) =>
    page.evaluate(([name, values]) => window.dispatchEvent(Object.assign(new Event(name), values)), [
      type,
      fields,
    ] as const),
})

/** Takes a player to the home screen without its splash, which appears only if the home screen loads first. */
export async function arriveAtHome({ page }: World): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('main')).toBeVisible()
  // The site has replaced the static view, so it reads the new address as a navigation.
  await expect(page.locator('[data-static]')).toHaveCount(0)
  await travel(page, '/')
  await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
}

/**
 * Waits for a part of the screen whose code is fetched when it is first shown. React shows such a part no
 * sooner than 0.3 s after it began to wait, and the clock is stopped.
 */
export async function fetched(world: Pick<World, 'pass'>, part: Locator): Promise<void> {
  await expect(async () => {
    await world.pass(100)
    await expect(part).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [10] })
}
