import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import { type Answers, serve, stored } from '../site/serve.ts'

const GUEST = ['/', '/login', '/signup', '/forgot-password', '/games?type=SLOT&title=Slot', '/nowhere']
const PLAYERS = [
  '/?tab=slot',
  '/account',
  '/profile',
  '/reset-password',
  '/deposit',
  '/withdrawal',
  '/transaction-record',
  '/turnover-record',
]
const SCREENS = [
  ...GUEST.map((at) => ({ at, player: false })),
  ...PLAYERS.map((at) => ({ at, player: true })),
]

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent', deposit_bouns: '3' }
const ANSWERS: Answers = {
  'GET /payment-methods': { body: [METHOD] },
  'GET /showpayment-menthod': { body: { success: true, data: [METHOD] } },
  'GET /promotion': { body: { promotions: [] } },
  'GET /get/other/phone': { body: { data: [] } },
  'GET /turnovers': { body: { turnover: [] } },
}

/** The browser's size of letters, as a person has set it: 16 px times a factor. */
function enlarge(page: Page, times: number): Promise<void> {
  return page.evaluate((factor) => {
    document.documentElement.style.fontSize = `${16 * factor}px`
  }, times)
}

/** The headings that are seen and are not seen whole: cut by their own box, or beyond the window's edge. */
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

for (const language of ['en', 'bn'])
  for (const { at, player } of SCREENS)
    test(`no heading is cut, in letters of twice the size neither: ${at}, ${language}`, async ({ page }) => {
      await serve(page, ANSWERS)
      await stored(page, { ...(player && PLAYER), 'app.language': language })
      await page.goto(at)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
      expect(await cutHeadings(page)).toEqual([])
      await enlarge(page, 2)
      expect(await cutHeadings(page)).toEqual([])
    })
