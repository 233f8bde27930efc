import type { Locator } from '@playwright/test'
import { exchangeFrame } from '../flows/exchange/exchange/frame.page.ts'
import { inPlayPage } from '../flows/exchange/inPlay/inPlay.page.ts'
import { digits, PASSWORD } from '../server/setup/calls.ts'
import { newPlayer } from '../server/setup/player.ts'
import { button } from '../site/controls.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'

test('from the log-in, a bet on a live match takes eight taps', async ({ page, app }) => {
  test.slow()
  const username = `taps${digits(6)}`
  await newPlayer(app, username)
  let taps = 0
  const tap = async (target: Locator) => {
    // A bet can't be placed while its market is suspended.
    await target.click({ trial: true })
    await target.press('Enter')
    taps += 1
  }
  const fill = async (label: string, value: string) => {
    await page.getByLabel(label, { exact: true }).fill(value)
    taps += 1
  }
  await page.goto('/login')
  await fill('Username', username)
  await fill('Password', PASSWORD)
  await tap(button(page, 'Login'))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
  await tap(page.getByRole('link', { name: 'Live matches', exact: true }))
  // Soccer is suspended less often than cricket, and the last match has the longest to go.
  const prices = inPlayPage(page)
    .region('Soccer')
    .getByRole('button', { name: /^Back \d/, disabled: false })
  await tap(prices.last())
  const exchange = exchangeFrame(page.frameLocator('iframe[title="Exchange"]'))
  await tap(exchange.slip.getByRole('button', { name: '50', exact: true }))
  await tap(exchange.place)
  await expect(exchange.receipt).toContainText('৳ 50.00 at')
  expect(taps).toBe(8)
})
