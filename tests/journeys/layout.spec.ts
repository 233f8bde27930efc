import { expect, type Page, test } from '@playwright/test'
import { PLAYER_CODE } from '#tests/model/browser/pageNetwork.ts'
import { deposits } from '../flows/money/money.fixture.ts'
import { PLAYER } from '../model/ambient.ts'
import { type Answers, serve, stored } from '../site/serve.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent', deposit_bouns: '3' }
const ANSWERS: Answers = {
  'GET /payment-methods': { body: [METHOD] },
  'GET /promotion': { body: { promotions: [] } },
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

// In pages of their own, which have not yet got another module in place of the player's code.
for (const { at, ready } of [
  { at: '/account', ready: 'VIP Points' },
  { at: '/deposit', ready: 'No promotion' },
])
  test(`a pending request that loads late does not shift the layout: ${at}`, async ({ page }) => {
    const { hold } = await serve(page, ANSWERS)
    await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
    await stored(page, PLAYER)
    const reply = hold('GET /transaction/show')
    await page.goto(at)
    await expect(page.getByText(ready, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'bKash' })).toHaveCount(at === '/deposit' ? 1 : 0)
    await page.evaluate(() => document.fonts.ready)
    const before = await positions(page)
    await reply(deposits(['0']))
    await expect(page.getByRole('link', { name: 'Deposit ৳ 500.00 is under review' })).toBeVisible()
    expect(await positions(page)).toEqual(before)
  })
