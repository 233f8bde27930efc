import { expect, type Page } from '@playwright/test'
import { PLAYER } from '../model/ambient.ts'
import type { WireAnswer } from '../model/model.ts'
import { cutTexts, setTextSize } from '../site/cutTexts.ts'
import { test } from '../site/kept.ts'
import { type Answers, serve, stored } from '../site/serve.ts'
import { visit } from '../site/visit.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent', deposit_bouns: '3' }
const PENDING: WireAnswer = {
  body: { transactions: [{ id: 1, action: 'deposit', key: '0', amount: 500, created_at: '2026-03-02' }] },
}
const ANSWERS: Answers = {
  'GET /payment-methods': { body: [METHOD] },
  'GET /promotion': { body: { promotions: [] } },
  'GET /transaction/show': PENDING,
}

/** Returns the position of every link, button and input with its label. */
function positions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter((element) => !element.closest('[aria-label="Unfinished"]'))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return `${element.ariaLabel ?? element.textContent}: ${[left, top, right, bottom].join(' ')}`
      }),
  )
}

for (const { at, ready } of [
  { at: '/account', ready: 'VIP Points' },
  { at: '/deposit', ready: 'No promotion' },
])
  test(`a pending request that loads late does not shift the layout: ${at}`, async ({ page }) => {
    const { answer } = await serve(page, ANSWERS)
    await stored(page, PLAYER)
    let release = () => {}
    const pending = new Promise<WireAnswer>((resolve) => {
      release = () => resolve(PENDING)
    })
    answer('GET /transaction/show', () => pending)
    await page.goto(at)
    await expect(page.getByText(ready, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'bKash' })).toHaveCount(at === '/deposit' ? 1 : 0)
    await page.evaluate(() => document.fonts.ready)
    const before = await positions(page)
    release()
    await expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toBeVisible()
    expect(await positions(page)).toEqual(before)
  })

test.describe('with reduced motion', () => {
  // The announcements are a list then; a text that scrolls past is never fully visible.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('text doubled in size stays in a window of 320 px on the home of a player', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // `texts.spec.ts` looks at the home of a guest and all other screens.
    await visit(page, { at: '/?tab=slot', player: true, answers: ANSWERS })
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const headingSize = () =>
      page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.querySelector('h2') as Element).fontSize),
      )
    const normal = await headingSize()
    await setTextSize(page, 2)
    expect(await headingSize()).toBe(2 * normal)
    expect(await cutTexts(page)).toEqual([])
  })
})
