import type { Locator, Page } from '@playwright/test'

/** Returns the button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the radio with exactly this name. */
export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

/** Returns the region with exactly this name. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

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

/**
 * Types into a field without moving the focus. `fill` would leave the field that has it, which checks that field: in a
 * walk this is an event of its own.
 */
export function typeInto(control: Locator, value: string): Promise<void> {
  return control.evaluate((element: HTMLInputElement, typed) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(element, typed)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)
}

/** Leaves a field, as a player who has typed into it does; the field that has the focus is not left for it. */
export function leaveField(control: Locator): Promise<void> {
  return control.evaluate((element: HTMLElement) => {
    const silence = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('focusout', silence, true)
    element.focus()
    window.removeEventListener('focusout', silence, true)
    element.blur()
  })
}
