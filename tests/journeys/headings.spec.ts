import { expect, type Page, test } from '@playwright/test'
import { PHONE_VISITS, visit } from '../site/visits.ts'

/** Sets the browser's text size: 16 px times a factor. */
function enlarge(page: Page, times: number): Promise<void> {
  return page.evaluate((factor) => {
    document.documentElement.style.fontSize = `${16 * factor}px`
  }, times)
}

/** Returns the visible headings that are cut by their own box or reach beyond the window's edge. */
function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
      .filter((heading) => heading.offsetWidth > 1)
      .filter((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        const { left, right } = words.getBoundingClientRect()
        const clips = getComputedStyle(heading).overflowX !== 'visible'
        const grown = heading.scrollWidth > heading.clientWidth || heading.scrollHeight > heading.clientHeight
        return (clips && grown) || left < 0 || right > window.innerWidth
      })
      .map(({ innerText }) => innerText),
  )
}

test.use({ viewport: { width: 320, height: 640 } })

/** A visit's way goes by English names: only screens that an address opens are checked in Bengali too. */
const SIGHTS = PHONE_VISITS.flatMap(([screen, way]) =>
  (way.go ? ['en'] : ['en', 'bn']).map((language) => ({ screen, way, language })),
)

for (const { screen, way, language } of SIGHTS)
  test(`no heading is cut, not even in letters of twice the size: ${screen}, ${language}`, async ({
    page,
  }) => {
    await visit(page, way, { device: { 'app.language': language } })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
    expect(await cutHeadings(page)).toEqual([])
    await enlarge(page, 2)
    expect(await cutHeadings(page)).toEqual([])
  })
