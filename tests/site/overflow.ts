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

/** Returns the elements whose text contains a word and is clipped because its box is too small. */
export function clippedTexts(page: Page, word: string): Promise<string[]> {
  return page.evaluate((long) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clipped: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes(long)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, width } of range.getClientRects()) {
        let box = text.parentElement
        while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
        const edge = box?.getBoundingClientRect() ?? { left: 0, right: window.innerWidth }
        if (width > 1 && (left < edge.left - 1 || right > edge.right + 1))
          clipped.push(text.parentElement?.outerHTML.slice(0, 80) ?? '')
      }
    }
    return clipped
  }, word)
}
