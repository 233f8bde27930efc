import { expect, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { CRICKET, eventsAre, sportsEvent } from '../flows/exchange/events.fixture.ts'
import { inPlayPage } from '../flows/exchange/inPlay/inPlay.page.ts'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { transactionRecordPage } from '../flows/records/transactionRecord/transactionRecord.page.ts'
import { promotion } from '../flows/rewards/promotions/promotions.fixture.ts'
import { promotionsPage } from '../flows/rewards/promotions/promotions.page.ts'
import { AMBIENT, PLAYER } from '../model/ambient.ts'
import { LISTED } from '../site/offer.ts'
import { type Answers, serve, servePlayer, stored } from '../site/serve.ts'
import { test } from '../site/sharedPage.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../times.ts'

/* Stories of a device whose clock is wrong. The server says in each answer of its API what time it is. */

/** The server's time when a story begins: 20:00 in Dhaka. */
const EVENING = Date.parse('2026-03-02T14:00:00Z')

const at = (time: number) => new Date(time).toISOString()

/** Opens the site for a player on a device whose clock is wrong, served from a server with the right time. */
async function arrive(page: Page, wrong: number, over: Answers): Promise<void> {
  const begun = Date.now()
  await page.clock.install({ time: EVENING + wrong })
  const served = await servePlayer(page)
  for (const [call, wire] of Object.entries({ ...AMBIENT, ...over }))
    served.answer(call, () => {
      const date = new Date(EVENING + Date.now() - begun).toUTCString()
      return 'body' in wire && !call.includes('/exchange-data/') ? { ...wire, headers: { Date: date } } : wire
    })
}

/** Sets the device's clock, as in its settings: the tab is hidden meanwhile. */
async function setDeviceClock(page: Page, time: number): Promise<void> {
  await page.clock.setSystemTime(time)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a device clock that is set forward by ten minutes while a player pays ends no payment, nor does a reload', async ({
  page,
}) => {
  await arrive(page, 0, LISTED)
  await depositPage(page).fill('Cash Out')
  await depositPage(page).pressNext()
  const { timer, fill, transactionId, submit } = makePaymentPage(page)
  await expect(timer).toHaveText(/^(10:00|9:5\d)$/)
  await fill('01712345678', '8N7A2QX91K')

  const expectOpen = async () => {
    await expect(timer).toHaveText(/^(10:00|9:\d\d)$/)
    await expect(transactionId).toHaveValue('8N7A2QX91K')
    await expect(submit).toBeEnabled()
    await expect(page.getByRole('heading', { name: 'Time is over' })).toHaveCount(0)
  }
  await setDeviceClock(page, EVENING + 10 * MINUTE)
  await expectOpen()
  // By now it is known how wrong the clock is.
  await page.reload()
  await expectOpen()
  // Here it is not: no answer has come since it was set.
  await page.clock.setSystemTime(EVENING + 6 * HOUR)
  await page.reload()
  await expectOpen()
  await page.clock.setSystemTime(EVENING + 12 * HOUR)
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Continue your payment', exact: true })).toBeVisible()
})

for (const [name, wrong] of [
  ['three hours ahead', 3 * HOUR],
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const)
  test(`a device clock that is ${name} moves no match, ends no promotion, and hides no record of today`, async ({
    page,
  }) => {
    const transactions = [
      { id: 1, action: 'deposit', key: '1', amount: '500', created_at: at(EVENING - HOUR) },
      { id: 2, action: 'deposit', key: '1', amount: '700', created_at: at(EVENING - DAY) },
    ]
    const runner = (id: number) => ({
      ...{ SelectionId: id, SelectionName: `Runner ${id}`, status: 'ACTIVE' },
      ex: { availableToBack: [{ price: 1 + id, size: 500 }], availableToLay: [] },
    })
    const match = (id: number, matchName: string, openDate: number, more = {}) => ({
      ...sportsEvent({ id, name: matchName, openDate: at(openDate), runners: [runner(1), runner(2)] }),
      ...more,
    })
    await arrive(page, wrong, {
      'GET /transaction/show': { body: { transactions } },
      'GET /promotion': {
        body: { promotions: [promotion(7, 'Tonight', { start_date: null, end_date: at(EVENING + HOUR) })] },
      },
      [CRICKET]: eventsAre(
        match(1, 'In two hours', EVENING + 2 * HOUR),
        match(2, 'An hour late', EVENING - HOUR),
        match(3, 'Closed', EVENING - 2 * HOUR, { status: 'CLOSED' }),
        match(4, 'This morning', EVENING - 12 * HOUR),
        match(5, 'Won', EVENING - 2 * HOUR, {
          status: 'OPEN',
          runners: [{ ...runner(1), status: 'WINNER' }],
        }),
      ),
    })
    await page.goto('/exchange-inplay')
    const { tab, rows, row } = inPlayPage(page)
    await tab('Today').click()
    await expect(rows).toHaveCount(2)
    await expect(row('In two hours').getByRole('button', { name: 'Back 2.00' })).toBeEnabled()
    await expect(row('In two hours')).not.toContainText(/Delayed|Ended|Closed/i)
    await expect(row('An hour late')).toContainText('Delayed')
    await expect(row('An hour late').getByRole('button', { name: 'Back 3.00' })).toBeEnabled()
    await tab('Result').click()
    await expect(rows).toHaveCount(3)
    await expect(row('Closed')).toContainText('Ended')
    await expect(row('Closed').getByRole('button', { name: /^Back/ })).toHaveCount(0)
    await expect(row('Won')).toContainText('Runner 1')
    await expect(row('Won')).not.toContainText(/Ended|Closed/i)
    await expect(row('This morning')).not.toContainText(/Ended|Closed/i)

    await page.goto('/promotions')
    await expect(promotionsPage(page).names).toHaveText(['Tonight'])

    const records = transactionRecordPage(page)
    await records.open()
    await expect(records.rows).toHaveCount(2)
    await records.openFilter()
    await records.choose('Date', 'Today')
    await records.confirm()
    await expect(records.rows).toHaveText([/৳ 500\.00/])
  })

test('the records of `Today` are those of the new day once it begins', async ({ page }) => {
  const midnight = Date.parse('2026-03-03T00:00+06:00')
  await stopClock(page, midnight - 10 * SECOND)
  await stored(page, PLAYER)
  const transactions = [
    { id: 1, action: 'deposit', key: '1', amount: '500', created_at: at(midnight - HOUR) },
  ]
  await serve(page, { 'GET /transaction/show': { body: { transactions } } })
  const records = transactionRecordPage(page)
  await records.open()
  await records.openFilter()
  await records.choose('Date', 'Today')
  await records.confirm()
  await expect(records.rows).toHaveCount(1)
  await page.clock.runFor(10 * SECOND)
  await expect(records.rows).toHaveCount(0)
  await expect(records.noData).toBeVisible()
})
