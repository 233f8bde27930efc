import { expect } from '@playwright/test'
import { promotion } from '#tests/flows/rewards/promotions/promotions.fixture.ts'
import { userWith } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { LISTED } from '#tests/site/offer.ts'
import { phonesOf } from '#tests/site/payments.ts'
import { servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { depositPage, visit as form } from './deposit.page.ts'

test('a closed dialog returns the focus to the button that opened it, although the button was disabled meanwhile', async ({
  page,
}) => {
  const { hold } = await servePlayer(page, LISTED)
  const reply = hold('GET /get-wallet-number')
  const deposit = depositPage(page)
  await deposit.fill('Cash Out')
  await deposit.next.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await reply({ status: 409, body: { message: 'No number is free.' } })
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('No number is free.')
  await page.keyboard.press('Escape')
  await expect(deposit.dialog).toHaveCount(0)
  await expect(deposit.next).toBeFocused()
})

test('Bengali has words for the known types of accounts; an unknown one is named and paid without a wrong action', async ({
  page,
}) => {
  const channels = ['Agent', 'personal', 'Distributor', null].map((account_type, id) => ({
    ...{ id, name: 'bKash', status: 'active' },
    account_type,
  }))
  await visit(page, form, {
    device: { 'app.language': 'bn' },
    over: { 'GET /showpayment-menthod': { body: { success: true, data: channels } } },
  })
  await page.getByRole('radio', { name: 'bKash' }).click()
  const radios = page.getByRole('radiogroup', { name: 'ডিপোজিট চ্যানেল' }).getByRole('radio')
  const words = [
    ['ক্যাশ আউট', 'এজেন্ট'],
    ['সেন্ড মানি', 'পার্সোনাল'],
    ['Distributor', ''],
    ['bKash', ''],
  ] as const
  for (const [at, [name, description]] of words.entries()) {
    await expect(radios.nth(at)).toHaveAccessibleName(name)
    await expect(radios.nth(at)).toHaveAccessibleDescription(description)
  }
  await radios.nth(2).click()
  await expect(page.getByText('bKash Distributor দিয়ে দেবেন')).toBeVisible()
  await button(page, '500').click()
  await button(page, 'পরবর্তী').click()
  await expect(page.getByText('bKash নম্বর', { exact: true })).toBeVisible()
  await expect(page.getByText('দুইবার বা অন্য পরিমাণ পাঠাবেন না: টাকা খুঁজে পাওয়া যাবে না।')).toBeVisible()
  await expect(page.getByText(/সেন্ড মানি|ক্যাশ আউট|মেক পেমেন্ট/)).toHaveCount(0)
})

test('methods and channels that share an id are chosen, kept and paid as the row that was pressed', async ({
  page,
}) => {
  const method = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' }
  const over = {
    'GET /payment-methods': { body: [method, { ...method, name: 'Nagad' }] },
    'GET /showpayment-menthod': {
      body: { success: true, data: [method, { ...method, account_type: 'Personal' }] },
    },
  }
  const { answer } = await visit(page, form, { over })
  const { choice, choose, dialog, pressNext } = depositPage(page)
  await choose('Send Money', 'Nagad')
  await page.reload()
  await expect(choice('Payment Method', 'Nagad')).toBeChecked()
  await expect(choice('Payment Method', 'bKash')).not.toBeChecked()
  await expect(choice('Deposit Channel', 'Send Money')).toBeChecked()
  await expect(choice('Deposit Channel', 'Cash Out')).not.toBeChecked()
  answer('GET /get-wallet-number', ({ query }) => ({
    status: 400,
    body: { message: `${query.get('name')} ${query.get('account_type')} is closed.` },
  }))
  await pressNext()
  await expect(dialog).toContainText('Nagad Personal is closed.')
})

for (const [name, said] of [
  ['bKash', 'This method needs no channel.'],
  ['USDT', 'Not available: the USDT rate is unknown.'],
] as const)
  test(`while the rate of USDT is unknown, the step of ${name} without channels says “${said}”`, async ({
    page,
  }) => {
    const method = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' }
    const over = {
      'GET /payment-methods': { body: [method, { ...method, id: 2, name: 'USDT', account_type: 'USDT' }] },
      'GET /showpayment-menthod': { body: { success: true, data: [] } },
      'GET /general': { body: { general: { site_status: 1 } } },
    }
    await visit(page, form, { over })
    await depositPage(page).choice('Payment Method', name).check()
    await expect(page.getByRole('region', { name: 'Deposit Channel' })).toContainText(said)
  })

test('a turnover or bonus that the server does not tell is not said to be zero', async ({ page }) => {
  const dates = { start_date: null, end_date: null, turnover: null }
  const promotions = [
    promotion(1, 'Double it', { ...dates, max_bonus: '7777.00' }),
    promotion(2, 'Gift', { ...dates, deposit_bouns: null }),
    promotion(3, 'Some of it', { ...dates, max_bonus: undefined }),
  ]
  await visit(page, form, { over: { 'GET /promotion': { body: { promotions } } } })
  const { choose, choice, choosePromotion } = depositPage(page)
  await expect(choice('Promotion', 'Double it')).toHaveAccessibleDescription('Bonus 100% · turnover –')
  await expect(choice('Promotion', 'Gift')).toHaveAccessibleDescription('Turnover –')
  await choose('Cash Out')
  await expect(choice('Promotion', 'Double it')).toHaveAccessibleDescription('You get ৳ 500.00 · turnover –')
  await expect(choice('Promotion', 'Some of it')).toHaveAccessibleDescription('Bonus 100% · turnover –')
  await choosePromotion('Double it')
  await expect(page.locator('footer').last()).toContainText('With Double itYou receiveup to ৳ 1,000.00Next')
})

for (const [missing, name, user, verify] of [
  ['main phone', 'Verify phone', { session_id: '0' }, 'POST /verify-phone-number'],
  [
    'phone of Bangladesh',
    'Add phone',
    { session_id: '1', phone: '919876543210' },
    'POST /add/verify-phone-number',
  ],
] as const)
  test(`without a verified ${missing}, “${name}” opens its dialog from the start, and a success leads back`, async ({
    page,
  }) => {
    const done = { body: { message: 'Done.' } }
    const over = {
      'GET /user/show': userWith(user),
      'GET /get/other/phone': phonesOf(),
      'POST /add/number': done,
      [verify]: done,
    }
    await visit(page, form, { over })
    const link = page.getByRole('link', { name, exact: true })
    await depositPage(page).choose('Cash Out')
    await link.click()
    await expect(page).toHaveURL('/profile')
    const dialog = page.getByRole('dialog', { name, exact: true })
    if (name === 'Add phone') await dialog.getByLabel('Phone', { exact: true }).fill('01812345678')
    await dialog.getByLabel('Verification Code', { exact: true }).fill('123456')
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(page).toHaveURL('/deposit')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // What was chosen is still there, and Back leads to where the player came from.
    await expect(depositPage(page).choice('Deposit Channel', 'Cash Out')).toBeChecked()
  })

const ABROAD =
  'Your number is not of Bangladesh. Deposits and withdrawals need a number of 11 digits (01…): add one and verify it.'

for (const [at, submit, missing] of [
  ['/deposit', 'Next', 'Deposits need a verified number of 11 digits (01…).Add phone'],
  ['/withdrawal', 'Submit', `${ABROAD}Add phone`],
] as const)
  test(`${at}: a player whose verified number is not of Bangladesh is told what is missing`, async ({
    page,
  }) => {
    await visit(page, {
      ...{ at, player: true },
      answers: {
        ...LISTED,
        'GET /turnovers': { body: { turnover: [] } },
        'GET /user/show': userWith({ session_id: '1', phone: '919876543210' }),
        'GET /get/other/phone': phonesOf(),
      },
    })
    await expect(page.locator('body')).toContainText(missing)
    await button(page, submit).click()
    const dialog = page.getByRole('dialog', { name: 'Error' })
    await expect(dialog).toContainText('Please verify your phone number first.')
    await expect(dialog).toContainText(ABROAD)
    const sentence = dialog.getByRole('link', { name: 'Please verify your phone number first.', exact: true })
    await expect(sentence).toHaveAttribute('href', '/profile')
    await expect(page.getByRole('link', { name: 'Add phone' })).toHaveCount(1)
  })

test('/withdrawal: a balance below the least says so, and methods that share an id are chosen one by one', async ({
  page,
}) => {
  const method = { id: 1, name: 'bKash', status: 'active', account_type: 'Agent' }
  await visit(page, {
    ...{ at: '/withdrawal', player: true },
    answers: {
      ...LISTED,
      'GET /payment-methods': { body: [method, { ...method, name: 'Nagad' }] },
      'GET /turnovers': { body: { turnover: [] } },
      'GET /user/show': userWith({ session_id: '1', phone: '01712345678', dofb: '1990-05-06' }),
      'POST /balance': { body: { balance: '499.99' } },
    },
  })
  await expect(page.getByText('A withdrawal is ৳ 500.00 at least.', { exact: true })).toBeVisible()
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await radio('Nagad').click()
  await expect(radio('Nagad')).toBeChecked()
  await expect(radio('bKash')).not.toBeChecked()
})
