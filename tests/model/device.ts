import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { World } from './model.ts'

/** The tab is hidden or comes back. */
export function setVisibility(page: Page, visible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
}

/** Another tab writes (or with null removes) what the two share; announced key by key, in this order. */
export function writeElsewhere(page: Page, changes: Readonly<Record<string, string | null>>): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    for (const key of Object.keys(all)) window.dispatchEvent(new StorageEvent('storage', { key }))
  }, changes)
}

/** The page goes to another address of the site, as a link or the history take it there. */
export function travel(page: Page, address: string, state: unknown = null): Promise<void> {
  return page.evaluate(([to, kept]) => history.pushState(kept, '', to), [address, state] as const)
}

/** Takes a player to the home screen without its splash, which covers only a home that is loaded first. */
export async function arriveAtHome({ page }: World): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('main')).toBeVisible()
  // The site has replaced the static view, so that it reads the new address as a navigation.
  await expect(page.locator('[data-static]')).toHaveCount(0)
  await travel(page, '/')
  await expect(page.getByRole('tablist', { name: 'Game categories' })).toBeVisible()
}

/**
 * Waits for a part of the screen whose code is fetched when it is first shown: React shows it 0.3 s after it began to
 * wait, at the earliest, and time stands still.
 */
export async function fetched(world: World, part: Locator): Promise<void> {
  await expect(async () => {
    await world.pass(100)
    await expect(part).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [10] })
}
