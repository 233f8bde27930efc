import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { LISTED } from '#tests/site/offer.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { depositPage } from '../../money/deposit/deposit.page.ts'
import { promotion } from './promotions.fixture.ts'
import { promotionsPage } from './promotions.page.ts'

/* Stories of `/promotions` with pinned results. */

const DAY = 24 * 60 * 60 * 1_000
const from = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** Current, whatever the clock says. */
const CURRENT = { start_date: from(-1), end_date: from(1) }
const DOUBLE = promotion(7, 'Double it', { ...CURRENT, categories: [99, 1] })
const CASHBACK = promotion(8, 'Cashback', { ...CURRENT, categories: [1] })
const READ_ONLY = promotion(9, 'Read only', { ...CURRENT, status: 'display', categories: [512] })

const listed = (...promotions: object[]) => ({ body: { promotions } })

async function arrive(page: Page, over: Answers = {}) {
  await stored(page, PLAYER)
  return serve(page, { 'GET /promotion': listed(DOUBLE, CASHBACK, READ_ONLY), ...over })
}

test('the categories are shown in the order of the product, and filter the list', async ({ page }) => {
  await arrive(page, {
    'GET /promotion': listed(
      ...[99, 1, 2, 4, 8, 32, 64, 128, 256, 1024, 8192, 512, 16, 2048, 4096, 16384].map((category) =>
        promotion(category, `Category ${category}`, { ...CURRENT, categories: [category] }),
      ),
      promotion(3, 'Of none', CURRENT),
    ),
  })
  const { open, tabs, openTab, names } = promotionsPage(page)
  await open()
  const pinned = [
    ['Welcome Offer', 99],
    ['Slots', 1],
    ['Live Casino', 2],
    ['Sports', 4],
    ['Fishing', 8],
    ['E-sports', 32],
    ['Lottery', 64],
    ['P2P', 128],
    ['Table', 256],
    ['Arcade', 1024],
    ['Crash', 8192],
    ['Others', 512],
  ] as const
  await expect(tabs).toHaveText(['ALL', ...pinned.map(([name]) => name)])
  await expect(names).toHaveText([...pinned.map(([, id]) => `Category ${id}`), 'Of none'])
  for (const [name, id] of pinned) {
    await openTab(name)
    await expect(names).toHaveText([`Category ${id}`])
  }
})

test('a player reads the details of a promotion and deposits with it', async ({ page }) => {
  const served = await arrive(page, {
    ...LISTED,
    'GET /promotion': listed(DOUBLE, CASHBACK, READ_ONLY),
    'POST /submit-deposit': { body: {} },
  })
  const { open, openDetails, dialog, depositNow } = promotionsPage(page)
  await open()
  await openDetails('Cashback')
  await expect(page).toHaveURL('/promotions?id=8')
  await expect(dialog).toHaveAccessibleName('Cashback')
  await expect(dialog.getByRole('listitem')).toHaveText(['four', 'five six'])
  expect(served.made).not.toContain('GET /promotions/8')
  await depositNow.click()

  await expect(page).toHaveURL('/deposit')
  const deposit = depositPage(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(deposit.choice('Promotion', 'Cashback')).toBeChecked()
  await deposit.chooseMethod('bKash')
  await deposit.chooseChannel('Cash Out')
  await deposit.pressAmount('500')
  await deposit.pressNext()
  await expect(page).toHaveURL('/make-payment')
  await page.getByRole('combobox', { name: 'Phone' }).selectOption('01712345678')
  await page.getByRole('textbox', { name: 'Transaction ID' }).fill('8N7A2QX91K')
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get Ready!' })).toBeVisible()
  expect(served.bodies('POST /submit-deposit')).toMatchObject([{ promotion_id: '8' }])
})

test('a reload keeps the promotion that the player chose in the deposit in place of the first one', async ({
  page,
}) => {
  await arrive(page, { ...LISTED, 'GET /promotion': listed(DOUBLE, CASHBACK) })
  const { open, card } = promotionsPage(page)
  const { choice, choosePromotion } = depositPage(page)
  await open()
  await card('Double it').getByRole('link', { name: 'Deposit now' }).click()
  await expect(choice('Promotion', 'Double it')).toBeChecked()
  await page.reload()
  await expect(choice('Promotion', 'Double it')).toBeChecked()
  await expect(page.getByText('With Double it', { exact: true })).toBeVisible()
  await choosePromotion('No promotion')
  await expect(page.getByText('With Double it', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(choice('Promotion', 'No promotion')).toBeChecked()
  // A promotion that is chosen later replaces the draft's.
  await page.goto('/promotions')
  await card('Cashback').getByRole('link', { name: 'Deposit now' }).click()
  await expect(choice('Promotion', 'Cashback')).toBeChecked()
})

test('a promotion that is no longer active is not selected in the deposit, and the form says so before it continues', async ({
  page,
}) => {
  const served = await arrive(page, { ...LISTED, 'GET /promotion': listed(DOUBLE) })
  const { open, card } = promotionsPage(page)
  await open()
  const link = card('Double it').getByRole('link', { name: 'Deposit now' })
  await expect(link).toBeVisible()
  served.answer('GET /promotion', listed({ ...DOUBLE, status: 'display' }))
  await link.click()
  const deposit = depositPage(page)
  await expect(deposit.choice('Promotion', 'No promotion')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await deposit.chooseMethod('bKash')
  await deposit.chooseChannel('Cash Out')
  await deposit.pressAmount('500')
  await deposit.pressNext()
  await expect(deposit.dialog).toContainText('The promotion that you chose is not available at the moment.')
  await deposit.closeDialog()
  await deposit.pressNext()
  await expect(page).toHaveURL('/make-payment')
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
  await page.goForward()
  await expect(dialog).toHaveAccessibleName('Cashback')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/account')

  await open('7')
  await expect(dialog).toHaveAccessibleName('Double it')
  await page.reload()
  await expect(dialog).toHaveAccessibleName('Double it')
  await page.goBack()
  await expect(page).toHaveURL('/promotions')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Double it' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/account')
})

test('a guest who opens promotions from the menu is led to the log-in, and can go on to promotions after it', async ({
  page,
}) => {
  await serve(page, {
    'GET /promotion': listed(DOUBLE),
    'GET /promotions/7': { body: { promotion: DOUBLE } },
    'POST /login': { body: { token: 'a-token', remote_id: '41', username: 'rahim88' } },
  })
  const logIn = async () => {
    await expect(page).toHaveURL('/login')
    await logInAs(page, 'rahim88')
    await page.getByRole('link', { name: 'Continue: Promotions' }).click()
  }
  await openAt(page, '/')
  await button(page, 'Menu').click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Promotions' }).click()
  await logIn()
  await expect(page).toHaveURL('/promotions')
  await expect(page.getByRole('heading', { level: 2, name: 'Double it' })).toBeVisible()

  // A promotion's address is preserved too.
  await page.evaluate(() => localStorage.clear())
  await promotionsPage(page).open('7')
  await logIn()
  await expect(promotionsPage(page).dialog).toHaveAccessibleName('Double it')
  await page.goBack()
  await expect(page).toHaveURL('/promotions')
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
  await expect(card('Hostile 10')).toContainText('One two three four five…')
  for (const id of HOSTILE.keys()) {
    await openDetails(`Hostile ${id}`)
    await expect(dialog).toHaveAccessibleName(`Hostile ${id}`)
    await expect(
      dialog.locator(
        'script, iframe, form, input, style, svg[onload], [style*=fixed], [onerror], a[href^=javascript]',
      ),
    ).toHaveCount(0)
    await closeDetails()
    await expect(dialog).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expectSane(page)
})

test('long words fit 320 px, in the list and in the details', async ({ page }) => {
  const long = 'W'.repeat(120)
  await page.setViewportSize({ width: 320, height: 640 })
  await arrive(page, {
    'GET /promotion': listed(promotion(7, long, { ...CURRENT, desc: `<p>${long} <b>${long}</b></p>` })),
  })
  const { open, openDetails, dialog } = promotionsPage(page)
  await open()
  await openDetails(long)
  await expect(dialog).toContainText(`${long} ${long}`)
  const widths = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('dialog')?.scrollWidth,
      ...[...document.querySelectorAll('main li *, dialog p, dialog b, dialog h2')]
        .filter((element) => element.getBoundingClientRect().right > 320)
        .map((element) => element.outerHTML.slice(0, 60)),
    ])
  expect(await widths()).toEqual([320, 320])
})
