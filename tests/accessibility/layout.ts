import type { Page } from '@playwright/test'

/** Returns layout problems: horizontal scrolling, and controls less than 44 px high. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const controls = [
      ...document.querySelectorAll('a, button, input:not([type=hidden], [type=checkbox]), select'),
    ]
    return [
      ...(root.scrollWidth > root.clientWidth ? [`scrolls sideways: ${root.scrollWidth}`] : []),
      ...controls
        .filter((control) => control.checkVisibility() && !control.closest('p'))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => `small: ${control.outerHTML.slice(0, 80)}`),
    ]
  })
}
