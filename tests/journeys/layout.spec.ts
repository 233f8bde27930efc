import { expect, type Page, test } from '@playwright/test'
import { PLAYER_CODE } from '#tests/model/browser/siteBrowser.ts'
import { CRICKET, eventsAre, LIVE, SOCCER, TENNIS } from '../flows/exchange/events.fixture.ts'
import { deposits } from '../flows/money/money.fixture.ts'
import { PLAYER, userWith } from '../model/ambient.ts'
import { storedAt, travel } from '../model/device.ts'
import { LISTED } from '../site/offer.ts'
import { phonesOf } from '../site/payments.ts'
import { serve, stored } from '../site/serve.ts'
import { LINE, watchShifts } from '../site/shifts.ts'

const METHOD = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent', deposit_bouns: '3' }
const REQUEST = ['GET /transaction/show', deposits(['0']), 'Deposit ৳ 500.00 is under review'] as const
const NO_PHONE = ['GET /user/show', userWith({ session_id: '0' }), 'Verify phone'] as const

const pendingDeposit = (page: Page) => page.getByRole('link', { name: REQUEST[2] })

/** Returns the position of every link, button and input with its label, except those that are known late. */
function positions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter(({ textContent }) => !/ is under review$|^Verify phone$/.test(textContent))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return `${element.ariaLabel ?? element.textContent}: ${[left, top, right, bottom].join(' ')}`
      }),
  )
}

// In pages of their own, which have not yet got another module in place of the player's code.
for (const {
  at,
  ready,
  late: [call, answer, name],
} of [
  { at: '/account', ready: ['VIP Points', 'Telegram', 'Email'], late: REQUEST },
  { at: '/deposit', ready: ['bKash', 'No promotion'], late: REQUEST },
  { at: '/deposit', ready: ['bKash', 'No promotion'], late: NO_PHONE },
])
  test(`“${name}” that is known late does not shift the layout: ${at}`, async ({ page }) => {
    const shifts = await watchShifts(page, LINE)
    const { hold } = await serve(page, LISTED)
    await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
    await stored(page, PLAYER)
    const reply = hold(call)
    await page.goto(at)
    for (const words of ready) await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const before = await positions(page)
    await reply(answer)
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    expect(await positions(page)).toEqual(before)
    expect(await shifts()).toEqual([])
  })

test('a pending deposit that the site knows stands above the form of /deposit from the first paint', async ({
  page,
}) => {
  const shifts = await watchShifts(page, LINE)
  const served = await serve(page, {
    ...LISTED,
    'GET /transaction/show': deposits(['0']),
    // As many as their place is kept for.
    'GET /payment-methods': {
      body: [1, 2, 3, 4, 5, 6].map((id) => ({ ...METHOD, id, name: `Wallet ${id}` })),
    },
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await stored(page, PLAYER)
  await page.goto('/account')
  await expect(pendingDeposit(page)).toBeVisible()
  const reply = served.hold('GET /transaction/show')
  await travel(page, '/deposit')
  // My Account, which is left, has a link of this name too.
  await expect(page.getByRole('region', { name: 'Payment Method' })).toBeVisible()
  const strip = await pendingDeposit(page).boundingBox()
  const form = await page.getByRole('region', { name: 'Payment Method' }).boundingBox()
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0)
  await reply(deposits(['0']))
  await expect(page.getByRole('radio', { name: 'No promotion' })).toBeVisible()
  expect(await shifts()).toEqual([])
})

for (const [who, listed] of [
  ['a new player', deposits([])],
  ['a player whose deposit the device knows from the visit before', deposits(['1'])],
] as const)
  test(`the first steps of ${who} come late on /account and move nothing`, async ({ page }) => {
    const shifts = await watchShifts(page, LINE)
    const { hold } = await serve(page, { 'GET /transaction/show': listed })
    await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
    await stored(page, PLAYER)
    await page.goto('/inbox')
    await expect.poll(() => storedAt(page, 'app.lastRecords.41')).toContain('"transactions"')

    const listTransactions = hold('GET /transaction/show')
    const showUser = hold('GET /user/show')
    const listPhones = hold('GET /get/other/phone')
    await page.goto('/account')
    await expect(page.getByRole('link', { name: 'Withdrawal', exact: true })).toBeVisible()
    await listTransactions(listed)
    await showUser(userWith({ session_id: '0', cash_bonus: '50.00' }))
    await expect(page.getByText('VIP Points', { exact: true })).toBeVisible()
    await listPhones(phonesOf())
    const steps = page.getByRole('region', { name: /^First steps/ })
    await expect(steps.getByRole('listitem')).toHaveCount(4)
    expect(await shifts()).toEqual([])
  })

test('the lists of /exchange-inplay that come one after another move nothing', async ({ page }) => {
  const shifts = await watchShifts(page, LINE)
  const { hold } = await serve(page, {})
  await stored(page, PLAYER)
  const replies = [
    [hold(CRICKET), eventsAre(LIVE)],
    [hold(SOCCER), eventsAre(LIVE, LIVE)],
    [hold(TENNIS), eventsAre()],
  ] as const
  await page.goto('/exchange-inplay')
  for (const [at, name] of ['Cricket', 'Soccer', 'Tennis'].entries()) {
    const region = page.getByRole('region', { name })
    await expect(region).toHaveAttribute('aria-busy', 'true')
    await replies[at]?.[0](replies[at][1])
    await expect(region).not.toHaveAttribute('aria-busy')
    await expect(region.getByRole('heading')).toBeInViewport({ ratio: 1 })
  }
  expect(await shifts()).toEqual([])
})
