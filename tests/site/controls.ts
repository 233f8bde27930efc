import type { Locator, Page } from '@playwright/test'

/** Returns the button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the radio with exactly this name. */
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Returns the text field with exactly this name. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Clicks 20 times before the page can react to the first click. */
export async function pressRapidly(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click()
  })
}

/** Returns the alerts that say something. */
export const alerts = (page: Page) => page.getByRole('alert').filter({ visible: true, hasText: /./ })

/** Returns the announcements that say something. */
export const announcements = (page: Page) => page.getByRole('status').filter({ hasText: /./ })
