import { expect, type Page } from '@playwright/test'
import { offlineNotice } from '../flows/app/connection/connection.page.ts'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { digits, newPlayer } from '../site/sandbox.ts'
import { kept, workerTest as test } from './worker.ts'

// Installing the worker takes seconds, and starts five seconds after the first load.
test.describe.configure({ timeout: 180_000 })

/*
 * The network is lost in each step of a deposit, with the worker on: no input is lost, and nothing is sent
 * twice.
 */

const UNKNOWN = 'নেটওয়ার্কে সমস্যা হয়েছে, ফলাফল জানা যায়নি। অনুগ্রহ করে আবার চেষ্টা করুন।'

/** Takes the network away while `act` runs, until the page reports it. */
async function withoutNetwork(page: Page, act: () => Promise<unknown>): Promise<void> {
  const context = page.context()
  await context.setOffline(true)
  await act()
  await expect(offlineNotice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineNotice(page)).toHaveCount(0)
}

async function expectForm(page: Page): Promise<void> {
  const { choice, amount } = depositPage(page)
  await expect(choice('Payment Method', 'Nagad')).toBeChecked()
  await expect(choice('Deposit Channel', 'Send Money')).toBeChecked()
  await expect(amount).toHaveValue('500')
}

test('a deposit survives a lost network in each step: before its submission is sent, and before its answer', async ({
  page,
  operator,
}) => {
  const player = await newPlayer(page, operator)
  const { open, step, chooseMethod, chooseChannel, pressAmount, pressNext, closeDialog, dialog } =
    depositPage(page)
  await page.goto('/faq')
  await kept(page)

  await test.step('before the methods', async () => {
    await withoutNetwork(page, async () => {
      await open()
      await expect(step('Payment Method').getByRole('alert')).toBeVisible()
    })
    // Loaded by itself.
    await expect(step('Payment Method').getByRole('alert')).toHaveCount(0)
  })
  await test.step('before the channels', async () => {
    await withoutNetwork(page, async () => {
      await chooseMethod('Nagad')
      await expect(step('Deposit Channel').getByRole('alert')).toBeVisible()
    })
    await expect(step('Deposit Channel').getByRole('alert')).toHaveCount(0)
  })
  await test.step('before the number to pay to', async () => {
    await chooseChannel('Send Money')
    await pressAmount('500')
    await withoutNetwork(page, async () => {
      await pressNext()
      await expect(dialog).toBeVisible()
      await closeDialog()
      await expectForm(page)
    })
    await expectForm(page)
  })
  await test.step('with the form filled in, over a reload', async () => {
    await withoutNetwork(page, () => page.reload())
    await page.reload()
    await expectForm(page)
    await pressNext()
    await expect(page).toHaveURL('/make-payment')
  })

  const id = `TX${digits(8)}`
  const { fill, phone, transactionId, submit } = makePaymentPage(page)
  const expectConfirmation = async () => {
    await expect(phone).toHaveValue(player.phone)
    await expect(transactionId).toHaveValue(id)
  }
  await test.step('with the confirmation filled in, over a reload', async () => {
    await fill(player.phone, id)
    await withoutNetwork(page, () => page.reload())
    await page.reload()
    await expectConfirmation()
  })

  const keys: string[] = []
  let isAnswerLost = false
  await page.route('**/api/submit-deposit', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'no key')
    if (!isAnswerLost) return route.continue()
    // It takes effect, but the response never arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await test.step('at the submission', async () => {
    for (const isOffline of [true, false]) {
      await page.context().setOffline(isOffline)
      isAnswerLost = !isOffline
      await submit.click()
      await expect(dialog.getByText(UNKNOWN, { exact: true })).toBeVisible()
      await closeDialog()
      await expectConfirmation()
    }
    await submit.click()
    await expect(page).toHaveURL('/payment-request')
  })

  expect(keys.length, 'both submissions were seen').toBeGreaterThan(1)
  expect(new Set(keys).size, 'one form, one key').toBe(1)
  await page.goto('/transaction-record')
  await expect(page.getByRole('list', { name: 'Records' }).getByRole('listitem')).toHaveCount(1)
})
