import type { Page } from '@playwright/test'
import type { World } from '#tests/model/model.ts'

/** Waits until the flows that start after the first load are running; their view is fetched last. */
export async function startLater(world: World): Promise<void> {
  const notices = world.page.waitForResponse(/\/assets\/Notices-/)
  await world.pass(5_000)
  await (await notices).finished()
}

export function offlineNotice(page: Page) {
  return page
    .getByRole('status')
    .filter({ hasText: 'You are offline. Games, payments and chat need a connection.' })
}
