import { expect, type Page } from '@playwright/test'
import { LISTED } from '#tests/site/offer.ts'
import { type Answers, expectSane, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { DAY } from '#tests/times.ts'
import { depositPage } from '../../money/deposit/deposit.page.ts'
import { promotion } from './promotions.fixture.ts'
import { promotionsPage } from './promotions.page.ts'

/* Stories of `/promotions` with pinned results. */

const from = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** Current, whatever the clock says. */
const CURRENT = { start_date: from(-1), end_date: from(1) }
const DOUBLE = promotion(7, 'Double it', { ...CURRENT, categories: [99, 1] })
const CASHBACK = promotion(8, 'Cashback', { ...CURRENT, categories: [1] })

const listed = (...promotions: object[]) => ({ body: { promotions } })

async function arrive(page: Page, over: Answers = {}) {
  return servePlayer(page, { 'GET /promotion': listed(DOUBLE, CASHBACK), ...over })
}

test('a promotion without a bonus has no fact about one', async ({ page }) => {
  const none = promotion(9, 'Gift', { ...CURRENT, deposit_bouns: '0', max_bonus: '50.00', turnover: '2' })
  await arrive(page, { 'GET /promotion': listed(none) })
  const { open, card } = promotionsPage(page)
  await open()
  await expect(card('Gift').getByRole('term')).toHaveText(['At most', 'Turnover'])
})

test('a player deposits with a promotion from its details; a reload keeps what was chosen, and a later promotion replaces it', async ({
  page,
}) => {
  const served = await arrive(page, { ...LISTED, 'GET /promotion': listed(DOUBLE, CASHBACK) })
  const { open, card, openDetails, dialog, depositNow } = promotionsPage(page)
  const { choice, choosePromotion } = depositPage(page)
  await open()
  await openDetails('Cashback')
  await expect(page).toHaveURL('/promotions?id=8')
  await expect(dialog.getByRole('listitem')).toHaveText(['four', 'five six'])
  expect(served.made).not.toContain('GET /promotions/8')
  await depositNow.click()
  await expect(choice('Promotion', 'Cashback')).toBeChecked()
  await page.reload()
  await expect(choice('Promotion', 'Cashback')).toBeChecked()
  await expect(page.getByText('With Cashback', { exact: true })).toBeVisible()
  await choosePromotion('No promotion')
  await expect(page.getByText('With Cashback', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(choice('Promotion', 'No promotion')).toBeChecked()
  await page.goto('/promotions')
  await card('Double it').getByRole('link', { name: 'Deposit now' }).click()
  await expect(choice('Promotion', 'Double it')).toBeChecked()
})

test('a card shows its picture, what a promotion gives and costs, and its end if it has one', async ({
  page,
}) => {
  const open = promotion(9, 'Open end', { ...CURRENT, end_date: null, max_bonus: null, turnover: '0' })
  const fixed = { start_date: '2026-03-01 18:00:00', end_date: '2099-12-31T17:59:00Z' }
  const bare = { end_date: null, deposit_bouns: '0', max_bonus: '0', turnover: '0' }
  const none = promotion(10, 'Nothing', { ...CURRENT, ...bare })
  await arrive(page, { 'GET /promotion': listed(promotion(7, 'Double it', fixed), open, none) })
  const { open: goThere, card } = promotionsPage(page)
  await goThere()
  const facts = (name: string) => card(name).getByRole('definition')
  await expect(card('Double it').getByRole('term')).toHaveText(['Bonus', 'At most', 'Turnover'])
  await expect(facts('Double it')).toHaveText(['100%', '৳ 7,777.00', '12×'])
  await expect(card('Double it').getByText('Until 2099-12-31 23:59')).toBeVisible()
  await expect(facts('Open end')).toHaveText(['100%'])
  await expect(card('Double it').getByText('One two three four five…', { exact: true })).toBeVisible()
  // Drawn, because there is no picture at the address.
  await expect(card('Double it').locator('svg')).toBeVisible()
  await expect(card('Open end').getByText(/^(From|Until)/)).toHaveCount(0)
  await expect(card('Nothing').locator('dl')).toHaveCount(0)
})

test('the Back button closes the details, however they were opened, and keeps the category', async ({
  page,
}) => {
  await arrive(page, { 'GET /promotions/7': { body: { promotion: DOUBLE } } })
  const { open, openTab, openDetails, closeDetails, tab, dialog } = promotionsPage(page)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Promotions', exact: true }).click()
  await openTab('Slots')
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), closeDetails]) {
    await openDetails('Cashback')
    await expect(dialog).toHaveAccessibleName('Cashback')
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/promotions')
    await expect(tab('Slots')).toHaveAttribute('aria-selected', 'true')
  }
  await page.goBack()
  await expect(page).toHaveURL('/account')

  await open('7')
  // A reload before the list's history entry exists would leave none.
  await expect(dialog).toHaveAccessibleName('Double it')
  await page.reload()
  await expect(dialog).toHaveAccessibleName('Double it')
  await page.goBack()
  await expect(page).toHaveURL('/promotions')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

const HOSTILE = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '<svg onload="window.hacked = 1"><script>window.hacked = 1</script></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<style>body { display: none }</style>',
  '<form action="https://evil.test"><input name="password"><button>Log in</button></form>',
  '<a href="javascript:window.hacked = 1">Press</a>',
  '<p style="position: fixed; inset: 0" onclick="window.hacked = 1">Covered</p>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror="window.hacked = 1">',
  '&lt;script&gt;window.hacked = 1&lt;/script&gt;',
  '<main><h1>Win</h1></main>',
  '<p>One<p>two<br>three <b>fo</b>ur <!-- hidden --> five six',
]

test('a description never runs scripts, and its preview is plain text', async ({ page }) => {
  await arrive(page, {
    'GET /promotion': listed(
      ...HOSTILE.map((desc, id) => promotion(id, `Hostile ${id}`, { ...CURRENT, desc })),
    ),
  })
  const { open, cards, card, openDetails, closeDetails, dialog } = promotionsPage(page)
  await open()
  await expect(cards).toHaveCount(HOSTILE.length)
  await expect(card('Hostile 9')).toContainText('<script>window.hacked = 1</script>')
  await expect(card('Hostile 11')).toContainText('One two three four five…')
  for (const id of HOSTILE.keys()) {
    await openDetails(`Hostile ${id}`)
    await expect(dialog).toHaveAccessibleName(`Hostile ${id}`)
    await expect(
      dialog.locator(
        'script, iframe, form, input, style, main, h1, svg[onload], [style*=fixed], [onerror], a[href^=javascript]',
      ),
    ).toHaveCount(0)
    await closeDetails()
    // The browser goes back a moment after the details are gone.
    await expect(page).toHaveURL('/promotions')
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expectSane(page)
})
