import type { Page } from '@playwright/test'

/** Waits for the fonts of a page and for the layout with them: lists measure their rows in a frame. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Comes after a layout, also where a test has stopped the page's clock, and with it `requestAnimationFrame`.
    const layout = () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(document.documentElement)
      })
    await document.fonts.ready
    await layout()
    await layout()
  })
}

/** Sets the text size that the browser's user chose, as a factor of the usual 16 px. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = `${16 * times}px`
    // A list measures its rows, then places them.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    return frame().then(frame).then(frame)
  }, factor)
}

/**
 * Makes every text larger by a factor and leaves the boxes as they are, as Android's webview does with the text size of
 * the device. A factor of 1 takes it back.
 */
export async function setTextZoom(page: Page, factor: number): Promise<void> {
  await page.evaluate((times) => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => !element.closest('svg'),
    )
    for (const { style } of texts) for (const name of ['font-size', 'line-height']) style.removeProperty(name)
    const sizes = texts.map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return [element, Number.parseFloat(fontSize), lineHeight] as const
    })
    for (const [{ style }, size, line] of times === 1 ? [] : sizes) {
      style.setProperty('font-size', `${size * times}px`, 'important')
      if (line.endsWith('px'))
        style.setProperty('line-height', `${Number.parseFloat(line) * times}px`, 'important')
    }
    // A list measures its rows, then places them.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    return frame().then(frame).then(frame)
  }, factor)
}

/**
 * Returns the visible texts that the user can't read in full: clipped by a box that does not scroll,
 * shortened by an ellipsis, or outside the window; and the page itself if it scrolls sideways. On a page
 * under a modal, only the modal's texts are checked. It waits until the page is laid out with its fonts.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    /** Pixels by which a text may extend beyond its box because of rounding. */
    const TOLERANCE = 1.5
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const root = modal ?? document.body
    const measure = document.createElement('canvas').getContext('2d')

    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      for (let box: Element | null = element; box; box = box.parentElement)
        // Text for screen readers only.
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false
      return true
    }

    /** Returns true for a collapsed box that a button beside it expands. */
    const isFolded = (box: Element) =>
      box.id !== '' && document.querySelector(`[aria-expanded=false][aria-controls="${box.id}"]`) !== null

    /** Returns true for a name that is shortened after some lines but complete in the name of its control. */
    const isClamped = (box: Element) =>
      getComputedStyle(box).webkitLineClamp !== 'none' && box.closest('button') !== null

    /** Returns how a box of the text cuts off this rectangle of it, if one does. */
    const cutOf = (element: Element, rect: DOMRect): string | undefined => {
      const control = element.closest('button, a, td, th, summary')
      if (control && getComputedStyle(control).display !== 'inline') {
        const { left, right } = control.getBoundingClientRect()
        if (rect.left < left - TOLERANCE || rect.right > right + TOLERANCE) return 'wider than its control'
      }
      let isFixed = false
      for (
        let box: Element | null = element;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        // Nothing around a modal clips it.
        if (box === modal) break
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (box !== document.body) {
          // The home screen's bar shows the site's name in full or not at all.
          if (rect.top >= edge.bottom && element.closest('header p')) return undefined
          const outsideX = rect.left < edge.left - TOLERANCE || rect.right > edge.right + TOLERANCE
          const isModalBody = box.parentElement === modal
          if (outsideX && (isModalBody || /hidden|clip/.test(overflowX))) return 'cut at its side'
          if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) return undefined
          const middle = (rect.top + rect.bottom) / 2
          const outsideY = middle < edge.top || middle > edge.bottom
          if (outsideY && /hidden|clip/.test(overflowY))
            return isFolded(box) || isClamped(box) ? undefined : 'cut at its height'
          if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) return undefined
        }
        isFixed ||= position === 'fixed'
      }
      const outside = rect.left < -TOLERANCE || rect.right > window.innerWidth + TOLERANCE
      if (outside) return 'outside of the window'
      return isFixed && (rect.top < -TOLERANCE || rect.bottom > window.innerHeight + TOLERANCE)
        ? 'outside of the window'
        : undefined
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!text.textContent?.trim() || !element || element.closest('option, script, style')) continue
      if (!isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) {
        const cut = rect.width > 1 && cutOf(element, rect)
        if (cut) found.add(`${cut}: ${text.textContent.trim().slice(0, 60)}`)
      }
    }
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), select',
    )) {
      if (!measure || !isShown(field)) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      measure.font = font
      const shown =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value || field.placeholder
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (measure.measureText(shown).width > room + TOLERANCE) found.add(`cut in its field: ${shown}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (!modal && scrollWidth > clientWidth) found.add(`the page scrolls sideways: ${scrollWidth}`)
    return [...found]
  })
}
