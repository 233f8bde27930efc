import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import type { World } from '#tests/model/model.ts'

/** Waits until the flows that start after the first load are running; their view is fetched last. */
async function startLater(world: World): Promise<void> {
  const notices = world.page.waitForResponse(/\/assets\/Notices-/)
  await world.pass(5_000)
  await (await notices).finished()
}

/** Takes a visitor to a screen on which they run. */
export async function arriveLater(world: World): Promise<void> {
  await world.page.goto('/faq')
  await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible()
  await startLater(world)
}

export function offlineNotice(page: Page) {
  return page
    .getByRole('status')
    .filter({ hasText: 'You are offline. Games, payments and chat need a connection.' })
}
