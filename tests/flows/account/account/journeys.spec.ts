import { expect, test } from '@playwright/test'
import { userWith } from '#tests/model/ambient.ts'
import { PLAYER_CODE } from '#tests/model/browser/siteBrowser.ts'
import { button, region } from '#tests/site/controls.ts'
import { servePlayer } from '#tests/site/serve.ts'
import { deposits, transactions } from '../../money/money.fixture.ts'
import { wirePage } from '../../support/inbox/inbox.fixture.ts'

const TRANSACTIONS = 'GET /transaction/show'

test('a first deposit is called neither made nor missing until the transactions are known', async ({
  page,
}) => {
  const served = await servePlayer(page, { 'GET /user/show': userWith({ cash_bonus: '50.00' }) })
  const reply = served.hold(TRANSACTIONS)
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const stepsOf = (name: string) => page.getByRole('region', { name, exact: true })
  const deposit = (name: string) => stepsOf(name).getByRole('listitem').last()
  const asked = () => served.made.filter((call) => call === TRANSACTIONS).length

  await expect(deposit('First steps')).toHaveText('First deposit')
  await reply({ status: 500, body: {} })
  // Only a player whose transactions have failed is asked for them again with a balance.
  await page.getByRole('button', { name: 'Refresh balance' }).click()
  await expect.poll(asked).toBe(2)
  await expect(deposit('First steps')).toHaveText('First deposit')
  await expect(stepsOf('First steps').getByRole('link', { name: 'deposit' })).toHaveCount(0)

  served.answer(TRANSACTIONS, transactions())
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(deposit('First steps: 1 of 4 done')).toHaveText('Make your first deposit')
  await expect(deposit('First steps: 1 of 4 done').getByRole('link')).toHaveAttribute('href', '/deposit')
})

test('the first steps of who has deposited stand last, until all are done; unread messages are counted', async ({
  page,
}) => {
  const served = await servePlayer(page, {
    [TRANSACTIONS]: deposits(['1']),
    'GET /inbox': wirePage(['3', '2'], 1),
  })
  await page.route(`*${PLAYER_CODE.urlPattern}`, (route) => route.continue())
  await page.goto('/account')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.filter({ hasText: 'First steps: 3 of 4 done' })).toBeVisible()
  await page.reload()
  // The device knows of the deposit now.
  await expect(titles.last()).toHaveText('First steps: 3 of 4 done')
  const inbox = page.getByRole('link', { name: 'Inbox', exact: true })
  await expect(inbox).toHaveAccessibleDescription('2 unread messages')
  await expect(inbox).toContainText('2')

  served.answer('GET /user/show', userWith({ dofb: '1990-05-06' }))
  await page.reload()
  await expect(inbox).toContainText('2')
  await expect(page.getByText('Member since')).toBeVisible()
  await expect(titles.filter({ hasText: 'First steps' })).toHaveCount(0)
  await button(page, 'Log out').click()
  await expect(page).toHaveURL('/')
})

test('a balance that could not be refreshed says when it was known, and a hidden one is not shown', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-02T06:00:00Z' })
  const served = await servePlayer(page)
  await page.goto('/account')
  const balance = page.getByText('৳ 1,500.00', { exact: true })
  await expect(balance).toBeVisible()
  const stale = page.getByRole('paragraph').filter({ hasText: 'The balance could not be refreshed.' })
  await expect(stale).toHaveCount(0)
  served.answer('POST /balance', { status: 500, body: {} })
  await button(page, 'Refresh balance').click()
  await expect(stale).toHaveText('The balance could not be refreshed. Last known: 2026-03-02 12:00')
  await button(page, 'Hide balance').click()
  await expect(page.getByText('Hidden', { exact: true })).toBeAttached()
  await expect(balance).toHaveCount(0)
})

test('a player whose main phone does not count is led to another one', async ({ page }) => {
  await servePlayer(page, {
    'GET /user/show': userWith({ phone: '919876543210' }),
    'GET /get/other/phone': { body: { data: [] } },
  })
  await page.goto('/account')
  await region(page, 'First steps').getByRole('link', { name: 'Verify your phone' }).click()
  await expect(page.getByRole('dialog', { name: 'Add phone', exact: true })).toBeVisible()
})
