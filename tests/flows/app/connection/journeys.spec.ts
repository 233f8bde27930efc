import { setVisibility } from '#tests/model/device.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { offlineNotice } from './connection.page.ts'

test('the notice goes as soon as a call is answered, although the device says that it is offline', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  const served = await visit(page, { at: '/nowhere' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(offlineNotice(page)).toHaveCount(0)

  const answer = served.hold('POST /balance')
  await page.evaluate(() => {
    localStorage.setItem('token', 'token-of-rahim')
    localStorage.setItem('remote_id', '41')
  })
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  // A call of the screen that is sent after the loss would end the notice.
  let made = -1
  const isQuiet = () => {
    const before = made
    made = served.made.length
    return made === before
  }
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(offlineNotice(page)).toBeVisible()
  // This call was sent before the connection was lost.
  await answer({ body: { balance: '9.00' } })
  // The next poll may follow at once, and would end the notice.
  const answerNext = served.hold('POST /balance')
  await expect(page.getByRole('main')).toContainText('৳ 9.00')
  await expect(offlineNotice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await answerNext({ body: { balance: '9.00' } })
  await expect(offlineNotice(page)).toHaveCount(0)
})

test('a screen that opens in a hidden tab has its first data, and asks no more until the tab is shown', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  )
  const EVENTS = 'GET /exchange-data/sports-events/cricket'
  const served = await visit(page, { at: '/exchange-sports', player: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = () => served.made.filter((call) => call === EVENTS).length
  await expect.poll(asked).toBe(1)
  await expect(page.getByRole('main')).toContainText('No Data')
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1_000)
  expect(asked()).toBe(1)
  await setVisibility(page, true)
  await expect.poll(asked).toBe(2)
})
