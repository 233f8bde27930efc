import { expect, type Page, test } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/chromium.mjs'
import { laidOut } from '../site/cutTexts.ts'
import { TOUR_START, visit } from '../site/visit.ts'
import { SINGLE_VISITS, TOURS, tour } from '../site/visits.ts'

// A browser with a minimum font size. It makes the font larger, and not what is given in `em` or `rem`.

const executablePath = await findChromium()
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, '--blink-settings=minimumFontSize=24'],
  },
})

/** Returns the lines of text in view that lie over one another by a third or more, as pairs. */
async function overlapping(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    /** The positioned box, such as a badge, that may overlap others by design. */
    const layerOf = (element: Element | null): Element | null => {
      if (!element || ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position))
        return element
      return layerOf(element.parentElement)
    }
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const folded = [...root.querySelectorAll('[aria-expanded=false][aria-controls]')].map((one) =>
      document.getElementById(one.getAttribute('aria-controls') ?? ''),
    )
    const lines: { rect: DOMRect; text: string; layer: Element | null }[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('option, svg, noscript') || folded.some((box) => box?.contains(element))) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const rect of range.getClientRects())
        if (rect.width > 1) lines.push({ rect, text: words.slice(0, 30), layer: layerOf(element) })
    }
    const over = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.min(to, otherTo) - Math.max(from, otherFrom)
    const found = new Set<string>()
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        const [a, b] = [one.rect, other.rect]
        const high = over(a.top, a.bottom, b.top, b.bottom)
        if (one.layer !== other.layer || over(a.left, a.right, b.left, b.right) < 2) continue
        if (high > Math.min(a.height, b.height) / 3) found.add(`${one.text} | ${other.text}`)
      }
    return [...found]
  })
}

for (const { visitor, device, visits } of TOURS)
  test(`no lines overlap at a minimum font size of 24 px on the screens of a ${visitor}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const served = await visit(page, { at: TOUR_START, device })
    await tour(page, served, visits, async (_, screen) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
      expect.soft(await overlapping(page), screen).toEqual([])
    })
  })

test('no lines overlap at a minimum font size of 24 px on the other screens', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [screen, target] of SINGLE_VISITS)
    await test.step(screen, async () => {
      await visit(page, target)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect.soft(await overlapping(page), screen).toEqual([])
    })
})
