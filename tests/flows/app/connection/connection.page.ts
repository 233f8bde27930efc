import type { Page } from '@playwright/test'

export function offlineNotice(page: Page) {
  return page
    .getByRole('status')
    .filter({ hasText: 'You are offline. Games, payments and chat need a connection.' })
}
