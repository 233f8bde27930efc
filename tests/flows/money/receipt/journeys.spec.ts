import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { NOON } from '#tests/model/headlessEnvironment.ts'
import { stopClock } from '#tests/site/clock.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { LISTED } from '#tests/site/offer.ts'
import { arriveWith, CASH_OUT } from '#tests/site/payments.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { makePaymentPage } from '../makePayment/makePayment.page.ts'

const picture = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
})

test('a player can show, replace and remove a picture of the receipt, which is never sent with the confirmation', async ({
  page,
}) => {
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  const served = await serve(page, { ...LISTED, 'POST /submit-deposit': { body: {} } })
  await arriveWith(CASH_OUT, { page })
  const { receipt, preview, fill, pressSubmit } = makePaymentPage(page)

  await receipt.setInputFiles(picture('first.svg'))
  await expect(preview).toBeVisible()
  await expect(page.getByText('first.svg', { exact: true })).toBeVisible()
  await receipt.setInputFiles({ ...picture('notes.txt'), mimeType: 'text/plain' })
  await expect(page.getByText('Please choose a picture.', { exact: true })).toBeVisible()
  await expect(preview).toHaveCount(0)
  await receipt.setInputFiles(picture('second.svg'))
  await expect(page.getByText('Please choose a picture.', { exact: true })).toHaveCount(0)
  await button(page, 'Remove the picture').click()
  await expect(preview).toHaveCount(0)
  // The same file can be chosen again.
  await receipt.setInputFiles(picture('second.svg'))
  await expect(page.getByText('second.svg', { exact: true })).toBeVisible()

  await fill('01712345678', '8N7A2QX91K')
  await pressSubmit()
  await expect(page).toHaveURL('/payment-request')
  expect(served.bodies('POST /submit-deposit')).toEqual([
    {
      remote_id: '41',
      account_number: '01712345678',
      transaction_id: '8N7A2QX91K',
      amount: '500.00',
      payment_id: '11',
      promotion_id: '2',
    },
  ])
})
