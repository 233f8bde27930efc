import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import { type Answers, serve, stored } from '../site/serve.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent', deposit_bouns: '3' }
const ANSWERS: Answers = {
  'GET /payment-methods': { body: [METHOD] },
  'GET /promotion': { body: { promotions: [] } },
  'GET /transaction/show': {
    body: { transactions: [{ id: 1, action: 'deposit', key: '0', amount: 500, created_at: '2026-03-02' }] },
  },
}

/** Where everything stands that can be pressed, by its words. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter((each) => !each.closest('[aria-label="Pending requests"]'))
      .map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect()
        return `${each.ariaLabel ?? each.textContent}: ${[left, top, right, bottom].join(' ')}`
      }),
  )
}

for (const { at, ready } of [
  { at: '/account', ready: 'VIP Points' },
  { at: '/deposit', ready: 'No promotion' },
])
  test(`a pending request that is learnt of late moves nothing: ${at}`, async ({ page }) => {
    await serve(page, ANSWERS)
    await stored(page, PLAYER)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/transaction/show*', async (route) => {
      await released
      await route.fallback()
    })
    await page.goto(at)
    await expect(page.getByText(ready, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'bKash' })).toHaveCount(at === '/deposit' ? 1 : 0)
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page)
    release()
    await expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toBeVisible()
    expect(await places(page)).toEqual(before)
  })

test.describe('letters of twice the size, as a person has set them in the browser, at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const { at, player } of [
    { at: '/', player: false },
    { at: '/?tab=slot', player: true },
    { at: '/account', player: true },
    { at: '/deposit', player: true },
  ])
    test(`are followed, and nothing leaves the screen: ${at}`, async ({ page }) => {
      await serve(page, ANSWERS)
      await stored(page, { ...(player && PLAYER) })
      await page.goto(at)
      await expect(page.locator('[data-flow=splash], [aria-busy=true]')).toHaveCount(0)
      const size = () =>
        page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.querySelector('h2') as Element).fontSize),
        )
      const usual = await size()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await size()).toBe(2 * usual)
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('nav a, nav button, header a, header button, main p')]
          .filter((each) => {
            const words = document.createRange()
            words.selectNodeContents(each)
            const { left, right } = words.getBoundingClientRect()
            return left < 0 || right > window.innerWidth
          })
          .map(({ innerText }) => innerText),
      )
      expect(beyond).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
})
