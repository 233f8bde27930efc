import type { Locator, Page } from '@playwright/test'

/** The button of exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The radio of exactly this name. */
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** 20 presses, all before the page can do anything about the first. */
export async function pressRapidly(pressed: Locator): Promise<void> {
  await pressed.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) element.click()
  })
}
