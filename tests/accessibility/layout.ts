import { expect, type Page } from '@playwright/test'
import { laidOut } from '../site/cutTexts.ts'
import { violations } from './violations.ts'

/** Returns layout problems: horizontal scrolling, and controls less than 44 px high. */
async function layoutProblems(page: Page): Promise<string[]> {
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

/** Expects nothing that does not fit at the width of each device, and no violations on a phone. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await laidOut(page)
    expect.soft(await layoutProblems(page), `${state}, ${width} px`).toEqual([])
  }
  expect.soft(await violations(page), state).toEqual([])
}
