import { expect, test } from '@playwright/test'
import { userWith } from '#tests/model/ambient.ts'
import { PLAYER_CODE } from '#tests/model/browser/siteBrowser.ts'
import { servePlayer } from '#tests/site/serve.ts'
import { transactions } from '../../money/money.fixture.ts'

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
