import { expect, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { LISTED } from '#tests/site/offer.ts'
import { arriveWith, CASH_OUT } from '#tests/site/payments.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { makePaymentPage } from '../../money/makePayment/makePayment.page.ts'

test('the number and the amount are copied in the form in which a payment app accepts them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  await serve(page, LISTED)
  await arriveWith({ ...CASH_OUT, amount: 50_050 }, { page })
  const { copy } = makePaymentPage(page)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

  await copy('number')
  await expect(page.getByRole('status')).toHaveText('Account number copied!')
  expect(await clipboard()).toBe('01700000321')
  await copy('amount')
  await expect(page.getByRole('status')).toHaveText('Amount copied')
  expect(await clipboard()).toBe('500.50')
  await page.clock.runFor(4_000)
  await expect(page.getByRole('status')).toHaveText('')
})

test('a notice says how to copy by hand when there is no clipboard, as on plain http', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  await serve(page, LISTED)
  await arriveWith(CASH_OUT, { page })
  await makePaymentPage(page).copy('number')
  await expect(page.getByRole('status')).toHaveText(
    'Copying does not work in this browser. Please press and hold the number to copy it.',
  )
})
