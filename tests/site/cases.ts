import { expect, type Locator, type Page } from '@playwright/test'
import { barePath, routeOf } from '../../machines/common/routing/routes.ts'
import { exchangeAccountPage } from '../flows/exchange/exchangeAccount/exchangeAccount.page.ts'
import { BOAT } from '../flows/games/games.fixture.ts'
import { banner, bannersAre } from '../flows/home/carousel/banners.fixture.ts'
import { depositPage, submitDeposit } from '../flows/money/deposit/deposit.page.ts'
import { bettingRecordPage } from '../flows/records/bettingRecord/bettingRecord.page.ts'
import { promotion } from '../flows/rewards/promotions/promotions.fixture.ts'
import { vipPage } from '../flows/rewards/vip/vip.page.ts'
import { chatBoxPage } from '../flows/support/chatBox/chatBox.page.ts'
import { inboxPage } from '../flows/support/inbox/inbox.page.ts'
import { generalWith, userWith } from '../model/ambient.ts'
import { travel } from '../model/device.ts'
import { button } from './controls.ts'
import { closeError, errorDialog } from './errorDialog.ts'
import { LISTED } from './offer.ts'
import { CASH_OUT, DEPOSIT as DEPOSIT_REQUEST, USDT, WALLET_PAGE } from './payments.ts'
import type { Answers } from './serve.ts'
import type { Way } from './visit.ts'
import { VISITS } from './visits.ts'

const SENTENCE = 'আমাদের নতুন স্বাগত বোনাসের সম্পূর্ণ শর্তাবলী পড়ে নিন এবং দায়িত্বের সাথে খেলুন'

/** Ends with a word of 121 characters without a break opportunity, such as an address or a hash. */
const LONG = `${SENTENCE} https://${'w'.repeat(113)}`

/** A screen in a state that its visit does not show: a dialog, an error, a filled form. */
export interface Case extends Way {
  readonly name: string
  /** Waits until the page shows the case. */
  readonly expectShown: (page: Page) => Promise<unknown>
}

type Act = (page: Page) => Promise<unknown>

const press =
  (name: string): Act =>
  (page) =>
    button(page, name).click()
const heading =
  (name: string): Act =>
  (page) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
const dialog =
  (name: string): Act =>
  (page) =>
    expect(page.getByRole('dialog', { name })).toBeVisible()
const text =
  (words: string): Act =>
  (page) =>
    expect(page.getByText(words)).toBeVisible()
const control =
  (role: 'button' | 'link', name: string): Act =>
  (page) =>
    expect(page.getByRole(role, { name })).toBeVisible()
const openRecord: Act = (page) =>
  page.getByRole('list', { name: 'Records' }).getByRole('button').first().click()
const error: Act = (page) => expect(page.getByRole('alert').first()).toBeVisible()

const FAILED = { status: 500, body: {} }

const SLIDERS = bannersAre(
  ...['Main', 'Main', 'Favourite', 'Features'].map((slider_type, at) => {
    const name = at === 0 ? SENTENCE : `Slide of ${slider_type}`
    return banner(at, { link: '/games?type=SLOT&title=Slot', name, slider_type })
  }),
)
const GAMES = { body: { games: [BOAT, { ...BOAT, code: 'other', name: `g ${LONG}` }] } }
const OWN_GAMES = JSON.stringify([BOAT])

/** A player without verified contacts. */
const UNVERIFIED: Answers = {
  'GET /user/show': userWith({ name: LONG, session_id: '0', cash_bonus: '25.00' }),
  'GET /get/other/phone': { body: { data: [{ id: 1, contract_value: '01811111111', isverify: 0 }] } },
}

const OFFER = promotion(1, LONG, {
  max_bonus: '7777.00',
  desc: `<h3>Terms</h3><ul><li>Once a <a href="/vip">player</a>.</li><li>${LONG} <b>${LONG}</b></li></ul>`,
  start_date: '2026-03-02 06:00:00',
  end_date: null,
})
const METHOD = { id: 1, name: LONG, status: 'active', account_type: 'Agent' }
const DEPOSIT: Answers = {
  ...LISTED,
  'GET /payment-methods': { body: [METHOD] },
  'GET /showpayment-menthod': { body: { success: true, data: [{ ...METHOD, id: 11 }] } },
  'GET /promotion': { body: { promotions: [OFFER] } },
}

/** The transaction of a deposit that the operator has approved. */
const APPROVED = {
  ...{ id: 71, action: 'deposit', key: '1', amount: '500.00', note: LONG },
  ...{ transaction_id: 'BK7X2M9Q', created_at: '2026-03-02 06:00:00', updated_at: '2026-03-02 07:00:00' },
}
const transactionsAre = (...transactions: object[]): Answers => ({
  'GET /transaction/show': { body: { transactions } },
})

const NOW = new Date().toISOString()
const MOST = '9007199254.00'

/** A settled bet and a decided exchange bet. */
const BETS: Answers = {
  'GET /betting-record': {
    body: {
      data: [
        {
          ...{ platform: LONG, game_type: LONG, game_name: LONG },
          ...{ bet_amount: MOST, winAmount: MOST, created_at: NOW },
        },
      ],
    },
  },
  'GET /exchange-hub': {
    body: {
      data: [
        {
          ...{ event_name: LONG, bet_type: LONG, status: LONG, transaction_id: LONG, market_name: LONG },
          ...{ selection_name: LONG, odds: 1.9, run: LONG, created_at: NOW, stake: MOST },
          ...{ net_profit_loss: `-${MOST}`, potential_profit: MOST, potential_liability: MOST },
        },
      ],
    },
  },
}

/** An unread message and a read one, and more to load. */
const MESSAGES: Answers = {
  'GET /inbox': {
    body: {
      success: true,
      data: {
        data: [
          { id: 2, title: LONG, message: LONG, is_read: 0, created_at: '2026-03-02 05:00:00' },
          { id: 1, title: 'Welcome', message: 'Hello.', is_read: 1, created_at: '2026-03-01 05:00:00' },
        ],
        last_page: 2,
      },
    },
  },
  'PATCH /inbox/2/read': { body: { success: true } },
}

/** Selects by a checkbox and asks to delete. By keyboard: a click during a layout change can miss. */
async function askToDelete(page: Page, checkbox: Locator): Promise<void> {
  const { edit, delete: remove } = inboxPage(page)
  await edit.click()
  await checkbox.press('Space')
  await remove.press('Enter')
}

/** The script of one screen. */
const TURNOVER_CODE = '**/assets/turnoverRecord.screen-*.js'

const ofGuest = (name: string, at: string, rest: Omit<Case, 'name' | 'at'>): Case => ({ name, at, ...rest })
const ofPlayer = (name: string, at: string, rest: Omit<Case, 'name' | 'at'>): Case => ({
  ...ofGuest(name, at, rest),
  player: true,
})

const GUEST_CASES: readonly Case[] = [
  ofGuest('home of a guest', '/', {
    answers: SLIDERS,
    expectShown: (page) => expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible(),
  }),
  ofGuest('an answer of the guide', '/faq#deposit-limits', {
    expectShown: text('From ৳ 100 to ৳ 25,000 at a time'),
  }),
  ofGuest('side menu', '/', { go: press('Menu'), expectShown: dialog('Menu') }),
  ofGuest('help', '/', {
    go: (page) => page.getByRole('link', { name: 'Help' }).click(),
    expectShown: dialog('Help'),
  }),
  ofGuest('language dialog', '/faq', { go: press('Language'), expectShown: dialog('Language') }),
  ofGuest('Bengali', '/', {
    go: async (page) => {
      await page.getByRole('button', { name: 'Language' }).first().click()
      await page.getByRole('radio', { name: 'বাংলা' }).click()
    },
    expectShown: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'bn'),
  }),
  ofGuest('maintenance', '/', {
    answers: { 'GET /general': generalWith({ site_status: 0 }) },
    expectShown: heading('Under maintenance'),
  }),
  ofGuest('maintenance banner', '/login', {
    answers: { 'GET /general': generalWith({ site_status: 0 }) },
    expectShown: text('The site is under maintenance. Some things may not work.'),
  }),
  ofGuest('login with errors', '/login', { go: press('Login'), expectShown: error }),
  ofGuest('forgot password, code step', '/forgot-password', {
    answers: { 'POST /usr-forgot-password': { body: {} } },
    go: VISITS.forgotPassword.submit,
    expectShown: (page) => expect(page.getByLabel('OTP', { exact: true })).toBeVisible(),
  }),
  ofGuest('games without a match', '/games?type=SLOT&title=Slot', {
    go: (page) => page.getByRole('searchbox').fill('zzz'),
    expectShown: text('No Data'),
  }),
  ofGuest('the payment of a guest, in USDT without a network', '/login', {
    go: (page) => travel(page, '/make-payment', { ...USDT, network: '', deadline: Date.now() + 1_800_000 }),
    expectShown: control('link', 'Log in to submit'),
  }),
]

const SITE_CASES: readonly Case[] = [
  ofPlayer('home that has found games', '/', {
    answers: { 'GET /get-games': GAMES },
    go: (page) => page.getByRole('searchbox', { name: 'Search all games' }).fill('g'),
    expectShown: text('2 games'),
  }),
  ofPlayer("home with the player's own games", '/', {
    device: { 'app.recent.41': OWN_GAMES, 'app.favourites.41': OWN_GAMES },
    expectShown: (page) => expect(page.getByRole('region', { name: 'My favourites' })).toBeVisible(),
  }),
  ofPlayer('system notice', '/', {
    device: { popup: '1' },
    answers: {
      'GET /general': generalWith({
        system_notice: `<h2>News</h2><p>Read <a href="https://site.test">this</a>. ${LONG}</p>`,
      }),
    },
    expectShown: dialog('Notice'),
  }),
  ofPlayer('welcome', '/', { device: { regPopup: '1' }, expectShown: dialog('Welcome') }),
  ofPlayer('a view that throws', '/nowhere', {
    go: async (page) => {
      await page.route(TURNOVER_CODE, async (route) => {
        const response = await route.fetch()
        const code = (await response.text()).replace(/View:[\w$]+/, 'View:()=>{throw Error("broken")}')
        await route.fulfill({ response, body: code })
      })
      await page.goto('/turnover-record')
    },
    expectShown: heading('Unexpected Application Error!'),
  }),
  ofPlayer('a screen whose code can’t be fetched', '/nowhere', {
    go: async (page) => {
      await page.route(TURNOVER_CODE, (route) => route.abort())
      await page.goto('/turnover-record')
    },
    expectShown: heading('Error'),
  }),
  ofPlayer('a game that can’t be opened', '/games?type=SLOT&title=Slot', {
    answers: { 'POST /game-run': { status: 400, body: { message: LONG } } },
    go: press('Golden Boat'),
    expectShown: dialog('Error'),
  }),
  ofPlayer('a blocked section', '/games?type=SLOT&title=Slot', {
    answers: {
      'GET /market/block': { body: { marketBlock: { exchange_market: 1, cs_market: 0, status: 'blocked' } } },
    },
    expectShown: dialog('Message'),
  }),
  ofPlayer('the balance at the exchange', '/exchange-account', {
    answers: {
      'GET /user/show': userWith({
        ...{ username: LONG, name: LONG, email: LONG, phone: LONG, balance: '-90071992547409.91' },
        ...{ cash_bonus: '90071992547409.91', vip_coin: '9007199254740991' },
      }),
    },
    go: (page) => exchangeAccountPage(page).openPart('balance'),
    expectShown: text('−৳ 90,071,992,547,409.91'),
  }),
  ofPlayer('profit and loss at the exchange', '/exchange-account?part=history', {
    answers: BETS,
    go: (page) => exchangeAccountPage(page).openPart('profit-loss'),
    expectShown: text('Total profit and loss'),
  }),
]

const ACCOUNT_CASES: readonly Case[] = [
  ofPlayer('account that can’t be loaded', '/account', {
    answers: { 'GET /user/show': FAILED },
    expectShown: control('button', 'Try again'),
  }),
  ofPlayer('an open message', '/inbox', {
    answers: MESSAGES,
    go: (page) => inboxPage(page).message(LONG).click(),
    expectShown: dialog(LONG),
  }),
  ofPlayer('the question before messages are deleted', '/inbox', {
    answers: MESSAGES,
    go: (page) => askToDelete(page, inboxPage(page).selectAll),
    expectShown: dialog('Delete messages'),
  }),
  ofPlayer('the setting of the reality check', '/account', {
    go: (page) => page.getByRole('button', { name: /^Reality check/ }).click(),
    expectShown: dialog('Reality check'),
  }),
  ofPlayer('a reality check', '/account', {
    device: {
      'app.reminder.41': '1',
      'app.loginTime.41': '1',
      'app.loginBalance.41': '25000000.00',
      'app.realityCheck.41': '60',
    },
    expectShown: dialog('Reality check'),
  }),
  ofPlayer('profile with a missing birthday', '/profile', {
    answers: UNVERIFIED,
    go: async (page) => {
      // Uses the keyboard, because a click during a layout change can miss its target.
      for (const name of ['Edit birthday', 'Save']) await button(page, name).press('Enter')
    },
    expectShown: text('Please choose your birthday.'),
  }),
  ofPlayer('a bonus that can’t be claimed', '/profile', {
    answers: { ...UNVERIFIED, 'POST /cash-claim': { status: 400, body: { message: LONG } } },
    go: press('Claim All'),
    expectShown: dialog('Error'),
  }),
  ofPlayer('verification with a running countdown', '/profile', {
    answers: { ...UNVERIFIED, 'POST /send-verification-code': { body: {} } },
    go: async (page) => {
      for (const name of ['Verify phone', 'Send Code', 'Verify']) await button(page, name).click()
    },
    expectShown: (page) =>
      expect(page.getByRole('dialog', { name: 'Verify phone' }).getByRole('timer')).toBeVisible(),
  }),
  ofPlayer('details of a promotion', '/promotions?id=1', {
    answers: { ...DEPOSIT, 'GET /promotions/1': { body: { promotion: OFFER } } },
    expectShown: (page) => expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible(),
  }),
  ofPlayer('points with errors', '/vip', {
    answers: { 'GET /convert-vipcoin': { status: 503, body: {} } },
    go: async (page) => {
      await vipPage(page).convertPoints('10')
      await expect(errorDialog(page).getByText('An error occurred while converting coins')).toBeVisible()
      await closeError(page)
      await vipPage(page).convertPoints('9')
    },
    expectShown: (page) => expect(vipPage(page).alerts).toHaveCount(2),
  }),
  ofPlayer('friends who signed up', '/refrrel-program', {
    answers: {
      'GET /user/show': userWith({
        referrals: [{ id: 42, username: LONG, created_at: '2026-03-01 18:00:00' }],
      }),
    },
    go: (page) => page.getByRole('tab', { name: 'My Referral' }).click(),
    expectShown: (page) => expect(page.getByRole('listitem').filter({ hasText: LONG })).toBeVisible(),
  }),
  ofPlayer('a chat with a message that was not sent', '/chat-box/5', {
    answers: { ...VISITS.chatBox.answers, 'POST /messages': FAILED },
    go: (page) => chatBoxPage(page).write(LONG),
    expectShown: (page) => expect(chatBoxPage(page).tryAgain).toBeVisible(),
  }),
]

const MONEY_CASES: readonly Case[] = [
  ofPlayer('deposit without an amount', '/deposit', {
    answers: DEPOSIT,
    go: press('Next'),
    expectShown: text('Please fill in your amount.'),
  }),
  ofPlayer('deposit, filled in', '/deposit', {
    answers: DEPOSIT,
    go: (page) => depositPage(page).choose('Cash Out', LONG),
    expectShown: text('You get ৳ 500.00 · turnover ৳ 6,000.00'),
  }),
  ofPlayer('deposit while a payment is under way', '/deposit', {
    answers: DEPOSIT,
    go: async (page) => {
      await submitDeposit(page, LONG)
      await button(page, 'Copy account number').waitFor()
      await button(page, 'Back').click()
    },
    expectShown: control('link', 'Continue your payment'),
  }),
  ofPlayer('payment with errors', '/deposit', {
    answers: DEPOSIT,
    go: async (page) => {
      await submitDeposit(page, LONG)
      await button(page, 'Submit').click()
    },
    expectShown: error,
  }),
  ofPlayer('the page of an e-wallet', '/account', {
    go: async (page) => {
      await page.route('https://wallet.test/**', (route) => route.fulfill({ body: 'A wallet.' }))
      const deadline = Date.now() + 600_000
      await travel(page, '/make-payment', { ...WALLET_PAGE, number: CASH_OUT.number, deadline })
    },
    answers: DEPOSIT,
    expectShown: control('link', 'Open in a new tab'),
  }),
  ofPlayer('a deposit that was approved', '/account', {
    answers: transactionsAre(APPROVED),
    go: (page) => travel(page, '/payment-request', DEPOSIT_REQUEST),
    expectShown: heading('Approved'),
  }),
  ofPlayer('filter of betting records', '/betting-record', {
    answers: BETS,
    go: press('Filter'),
    expectShown: dialog('Filter'),
  }),
  ofPlayer('details of a bet', '/betting-record', {
    answers: BETS,
    go: openRecord,
    expectShown: dialog('Record details'),
  }),
  ofPlayer('exchange bets', '/betting-record', {
    answers: BETS,
    go: (page) => bettingRecordPage(page).openTab('Exchange'),
    expectShown: (page) => expect(bettingRecordPage(page).rows.filter({ hasText: LONG })).toBeVisible(),
  }),
  ofPlayer('details of an exchange bet', '/exchange-account?part=history', {
    answers: BETS,
    go: openRecord,
    expectShown: dialog('Record details'),
  }),
  ofPlayer('details of a transaction', '/transaction-record', {
    answers: transactionsAre({
      ...{
        ...APPROVED,
        action: LONG,
        transaction_id: LONG,
        promotion: { id: 1, name: LONG, turnover: '12' },
      },
      payment_method: { name: LONG, type: LONG },
    }),
    go: openRecord,
    expectShown: dialog('Transaction details'),
  }),
]

export const CASES: readonly Case[] = [...GUEST_CASES, ...SITE_CASES, ...ACCOUNT_CASES, ...MONEY_CASES]

/** True if a desktop shows the same screen at an address as a phone does. */
export function isOnDesktop({ at }: Pick<Way, 'at'>): boolean {
  const [path = ''] = at.split(/[?#]/)
  return !routeOf(barePath(path))?.desktop
}
