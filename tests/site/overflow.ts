import type { Page } from '@playwright/test'

/** Returns the elements that extend beyond the right edge of the window and are neither clipped nor scrolled. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isContained = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('main *, dialog[open] *')]
      .filter((element) => element.getClientRects().length > 0 && !isContained(element))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}
