import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { generalWith } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { serve } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { depositPage } from '../../money/deposit/deposit.page.ts'
import { visit as withdrawalVisit } from '../../money/withdrawal/withdrawal.page.ts'

const METHODS = [
  { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' },
  { id: 5, name: 'USDT', status: 'active', account_type: 'USDT' },
]

test('a tab that comes back after a minute learns what has changed, and keeps what it knows if it can’t', async ({
  page,
}) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const served = await visit(page, withdrawalVisit)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  const closed = page.getByText('Withdrawals are closed', { exact: true })
  const leaveFor = async (milliseconds: number) => {
    await setVisibility(page, false)
    await page.clock.runFor(milliseconds)
    await setVisibility(page, true)
  }
  await expect(submit).toBeEnabled()

  served.answer('GET /general', generalWith({ site_status: 0, withdrawal_status: 0 }))
  await leaveFor(59_999)
  await expect(submit).toBeEnabled()
  expect(served.bodies('GET /general').length).toBe(1)
  await leaveFor(60_000)
  await expect(closed).toBeVisible()
  await expect(page.getByText('The site is under maintenance.', { exact: false })).toBeVisible()

  served.answer('GET /general', generalWith({}))
  await page.clock.runFor(30_000)
  await expect(submit).toBeEnabled()
  served.answer('GET /general', { lost: true })
  await leaveFor(60_000)
  await expect.poll(() => served.bodies('GET /general').length).toBeGreaterThan(3)
  await expect(submit).toBeEnabled()
})

test('a tab that comes back leaves a server that limits the settings alone, and a withdrawal asks it all the same', async ({
  page,
}) => {
  await stopClock(page, '2026-01-04T06:00:01Z')
  const served = await visit(page, withdrawalVisit)
  const asked = () => served.bodies('GET /general').length
  const leaveForAMinute = async () => {
    await setVisibility(page, false)
    await page.clock.runFor(60_000)
    await setVisibility(page, true)
  }
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
  served.answer('GET /general', { status: 429, body: {}, headers: { 'Retry-After': '200' } })
  const limited = page.waitForResponse('**/api/general')
  await leaveForAMinute()
  await (await limited).finished()
  expect(asked()).toBe(2)
  await leaveForAMinute()
  await leaveForAMinute()
  await withdrawalVisit.submit?.(page)
  await expect.poll(() => served.bodies('GET /userwithdrawcheck').length).toBe(1)
  expect(asked()).toBe(3)
})

test('before a withdrawal or a deposit is checked, the settings are asked for again', async ({ page }) => {
  const served = await visit(page, withdrawalVisit, { over: { 'GET /payment-methods': { body: METHODS } } })
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
  served.answer('GET /general', generalWith({ withdrawal_status: 0 }))
  await withdrawalVisit.submit?.(page)
  await expect(page.getByText('Withdrawals are closed', { exact: true })).toBeVisible()
  expect(served.bodies('GET /userwithdrawcheck').length).toBe(0)

  const { open, chooseMethod, pressNext } = depositPage(page)
  await open()
  await chooseMethod('USDT')
  await expect(page.getByText('1 USDT = 121.50 BDT/TK', { exact: true })).toBeVisible()
  served.answer('GET /general', generalWith({ usdt_rate: '119.25' }))
  await pressNext()
  await expect(page.getByText('1 USDT = 119.25 BDT/TK', { exact: true })).toBeVisible()
})

test('the site accepts an empty site title and contact keys of any type, and shows the operator’s icon or its own', async ({
  page,
}) => {
  const icons = () =>
    page.locator('link[rel~="icon"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const served = await serve(page, {
    'GET /general': generalWith({ site_title: '', live_chat: true, intercom: 7, tawk_id: null }),
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games and sports')
  expect(await icons()).toEqual(['/art/mark.svg'])
  const contactKeys = () =>
    page.evaluate(() => ['liveChat', 'intercom', 'tawkId'].map((key) => localStorage.getItem(key)))
  await expect.poll(contactKeys).toEqual(['true', '7', ''])
  served.answer('GET /logo', {
    body: [{ logo: 'logo.svg', mobile_logo: 'logo.svg', favicon: 'operator icon.png' }],
  })
  await page.reload()
  await expect.poll(icons).toEqual(['/storage/operator%20icon.png'])
})

test('once the device is back online, the banners, the logo and the contacts that were lost are loaded at once', async ({
  page,
}) => {
  const lost = { lost: true } as const
  const served = await serve(page, {
    'GET /sliders': lost,
    'GET /logo': lost,
    'GET /sociallink': lost,
  })
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Banners' })
  await expect(banners).toContainText('The banners could not be loaded.')
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toBeVisible()
  const telegram = help.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveCount(0)

  // Each is asked for twice before it counts as lost.
  await page.waitForLoadState('networkidle')
  served.answerAll({
    'GET /logo': { body: [{ logo: 'logo.svg', mobile_logo: 'logo.svg', favicon: 'icon.png' }] },
  })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(telegram).toHaveAttribute('href', 'https://t.me/site')
  await expect(page.locator('link[rel~="icon"]')).toHaveAttribute('href', '/storage/icon.png')
  await expect(page.getByText('The banners could not be loaded.')).toHaveCount(0)
})

for (const player of [true, false])
  test(`maintenance offers ${player ? 'a player contacts and records' : 'a guest contacts'}, and the language`, async ({
    page,
  }) => {
    await visit(page, {
      at: '/',
      player,
      answers: {
        'GET /general': generalWith({ site_status: 0, support_mail: 'help@site.test' }),
        'GET /sociallink': { body: { whatsapp: '8801700000000', telegram: 'https://t.me/site' } },
      },
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Under maintenance' })).toBeVisible()
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect(link('WhatsApp')).toHaveAttribute('href', 'https://wa.me/8801700000000')
    await expect(link('Telegram')).toHaveAttribute('href', 'https://t.me/site')
    await expect(link('Email')).toHaveAttribute('href', 'mailto:help@site.test')
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('radio', { name: 'বাংলা' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('রক্ষণাবেক্ষণের কাজ চলছে')
    const records = link('লেনদেনের রেকর্ড')
    await expect(records).toHaveCount(player ? 1 : 0)
    if (!player) return
    await records.click()
    await expect(page).toHaveURL('/transaction-record')
  })

test('a session that ends under maintenance leads to the log-in', async ({ page }) => {
  const general = generalWith({ site_status: 0 })
  await visit(page, {
    at: '/account',
    player: true,
    answers: { 'GET /general': general, 'POST /balance': { status: 401, body: {} } },
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Under maintenance' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/login')
})
