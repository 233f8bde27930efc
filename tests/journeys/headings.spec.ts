import { expect, type Page } from '@playwright/test'
import { test } from '../site/kept.ts'
import { visit } from '../site/visit.ts'
import { PHONE_VISITS } from '../site/visits.ts'

/** Sets the browser's text size to 16 px times a factor. */
function setTextSize(page: Page, factor: number): Promise<void> {
  return page.evaluate((times) => {
    document.documentElement.style.fontSize = `${16 * times}px`
  }, factor)
}

/** Returns the text of visible headings that are clipped by their box or extend beyond the window. */
function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      .filter((heading) => heading.offsetWidth > 1)
      .filter((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const { left, right } = range.getBoundingClientRect()
        const clips = getComputedStyle(heading).overflowX !== 'visible'
        const overflows =
          heading.scrollWidth > heading.clientWidth || heading.scrollHeight > heading.clientHeight
        return (clips && overflows) || left < 0 || right > window.innerWidth
      })
      .map(({ innerText }) => innerText),
  )
}

test.use({ viewport: { width: 320, height: 640 } })

/** Visits navigate by English names, so that only screens with an address of their own are checked in Bengali too. */
const CASES = PHONE_VISITS.flatMap(([screen, target]) =>
  (target.go ? ['en'] : ['en', 'bn']).map((language) => ({ screen, target, language })),
)

for (const { screen, target, language } of CASES)
  test(`headings are not clipped at 100 % and 200 % text size: ${screen}, ${language}`, async ({ page }) => {
    await visit(page, target, { device: { 'app.language': language } })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
    expect(await cutHeadings(page)).toEqual([])
    await setTextSize(page, 2)
    expect(await cutHeadings(page)).toEqual([])
  })
