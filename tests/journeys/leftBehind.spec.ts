import { expect, type Page } from '@playwright/test'
import { depositPage } from '../flows/money/deposit/deposit.page.ts'
import { makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { vipPage } from '../flows/rewards/vip/vip.page.ts'
import { chatBoxPage } from '../flows/support/chatBox/chatBox.page.ts'
import { messagesAre, ONE_CHAT } from '../flows/support/chats.fixture.ts'
import { userWith } from '../model/ambient.ts'
import { button } from '../site/controls.ts'
import { EWALLET, LISTED } from '../site/offer.ts'
import { type Served, servePlayer } from '../site/serve.ts'
import { test } from '../site/sharedPage.ts'
import { visit } from '../site/visit.ts'

/* What a session leaves on a device that the next person may use. */

const UNCLEAR = { status: 503, body: {} }

/** Everything that the session types or chooses. */
const TYPED = {
  deposit: '4321',
  withdrawal: '4567',
  transactionId: '8N7A2QX91K',
  phone: '01712345678',
  added: '01898765432',
  draft: 'A line that was typed',
  message: 'A line that did not arrive',
  search: 'boat of gold',
}

async function logInAndServe(page: Page): Promise<Served> {
  return servePlayer(page, {
    ...LISTED,
    'GET /user/show': userWith({ cash_bonus: '25.00' }),
    'GET /userwithdrawcheck': { body: { success: true } },
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(),
    'POST /messages': UNCLEAR,
    'POST /add/number': { body: { message: 'Added.' } },
    'POST /add/send-verification-code': { body: { message: 'Sent.' } },
    'POST /ewa/request': UNCLEAR,
    'POST /submit-deposit': UNCLEAR,
    'POST /submit-withdraw': UNCLEAR,
    'POST /cash-claim': UNCLEAR,
    'GET /convert-vipcoin': UNCLEAR,
  })
}

/** Waits until a call was answered. */
const answered = (page: Page, call: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === `/api${call}`)

/** Fills in every kind of form; no call that moves money tells its outcome. */
async function playEverything(page: Page, served: Served): Promise<void> {
  const deposit = depositPage(page)
  served.answer('GET /payment-methods', EWALLET['GET /payment-methods'] ?? UNCLEAR)
  await deposit.open()
  await deposit.chooseMethod('bKash')
  await deposit.typeAmount(TYPED.deposit)
  const request = answered(page, '/ewa/request')
  await deposit.pressNext()
  await request

  served.answer('GET /payment-methods', LISTED['GET /payment-methods'] ?? UNCLEAR)
  await deposit.open()
  await deposit.chooseMethod('bKash')
  await deposit.chooseChannel('Cash Out')
  await deposit.typeAmount(TYPED.deposit)
  await deposit.pressNext()
  await expect(page).toHaveURL('/make-payment')
  await makePaymentPage(page).fill(TYPED.phone, TYPED.transactionId)
  const submit = answered(page, '/submit-deposit')
  await makePaymentPage(page).pressSubmit()
  await submit

  const withdrawal = withdrawalPage(page)
  await withdrawal.open()
  await withdrawal.chooseMethod('bKash')
  await withdrawal.typeAmount(TYPED.withdrawal)
  await withdrawal.chooseAccount(TYPED.phone)
  const withdraw = answered(page, '/submit-withdraw')
  await withdrawal.submit.click()
  await withdraw

  await vipPage(page).open()
  const convert = answered(page, '/convert-vipcoin')
  await vipPage(page).convertPoints('12')
  await convert

  await page.goto('/profile')
  const claim = answered(page, '/cash-claim')
  await button(page, 'Claim All').click()
  await claim
  await page.goto('/profile')
  await button(page, 'Add phone').click()
  await page.getByRole('dialog').getByLabel('Phone', { exact: true }).fill(TYPED.added)
  await button(page, 'Send Code').click()
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible()

  const chat = chatBoxPage(page)
  await chat.open()
  await chat.field.fill(TYPED.message)
  await chat.field.press('Enter')
  await expect(chat.tryAgain).toBeVisible()
  await chat.field.fill(TYPED.draft)

  await page.goto('/games?type=SLOT&title=Slot')
  await page.getByRole('searchbox', { name: 'Search games' }).fill(TYPED.search)
}

/** The operator's contacts, whether popups are due, and digests of what chats last showed: nothing that was typed. */
const OF_THE_SITE = [
  'whatsapp',
  'liveChat',
  'intercom',
  'tawkId',
  'popup',
  'regPopup',
  'app.shownMessages.41',
]

/** Returns what is stored; a payment under way is the only thing that may stay with what was typed. */
async function keptOn(page: Page): Promise<Record<string, string>> {
  await expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible()
  const { 'app.payments': _, ...kept } = await page.evaluate(() => ({ ...localStorage }))
  return kept
}

function expectNothingTyped({
  'app.idempotency.41': stored = '{}',
  ...others
}: Record<string, string>): void {
  expect(Object.keys(others).filter((key) => !OF_THE_SITE.includes(key))).toEqual([])
  for (const text of Object.values(TYPED)) expect(JSON.stringify(others)).not.toContain(text)
  const kept = {
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    at: expect.any(Number),
  }
  expect(JSON.parse(stored)).toEqual({
    '/ewa/request': kept,
    '/submit-deposit': kept,
    '/submit-withdraw': { ...kept, known: [] },
    '/convert-vipcoin': kept,
    '/cash-claim': kept,
  })
}

test('a log-out and a 401 remove what was typed from the device, and keep the keys of calls with an unknown outcome', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const served = await logInAndServe(page)
  await playEverything(page, served)
  const during = await page.evaluate(() => ({ ...localStorage }))
  for (const typed of [TYPED.withdrawal, TYPED.phone, TYPED.added, TYPED.draft, TYPED.message])
    expect(JSON.stringify(during)).toContain(typed)
  await page.goto('/account')
  await button(page, 'Log out').click()
  expectNothingTyped(await keptOn(page))

  await page.evaluate((kept) => Object.assign(localStorage, kept), during)
  served.answer('POST /balance', { status: 401, body: {} })
  await page.goto('/account')
  expectNothingTyped(await keptOn(page))
})

test('forms stored by an older version of the site lose what was typed, and keep their keys', async ({
  page,
}) => {
  const older = { form: JSON.stringify({ number: TYPED.phone }), key: 'k'.repeat(32), at: Date.now() }
  await page.clock.install()
  const device = { 'app.idempotency.42': JSON.stringify({ '/ewa/confirm': older }) }
  await visit(page, { at: '/login', device })
  await page.clock.fastForward(6_000)
  const kept = () => page.evaluate(() => localStorage.getItem('app.idempotency.42') ?? '')
  await expect.poll(kept).toContain('digest')
  const { '/ewa/confirm': now } = JSON.parse(await kept())
  expect(now).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{64}$/), key: older.key, at: older.at })
})
