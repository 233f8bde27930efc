import { expect, type Page } from '@playwright/test'
import { barePath, routeOf } from '../../machines/common/routes.ts'
import { EXCHANGE } from '../flows/records/bettingRecord/bets.fixture.ts'
import { chatBoxPage, visit as chatVisit } from '../flows/support/chatBox/chatBox.page.ts'
import { generalWith, userWith } from '../model/ambient.ts'
import { travel } from '../model/device.ts'
import {
  CASH_OUT,
  DEPOSIT as DEPOSIT_REQUEST,
  USDT,
  WALLET_PAGE,
  WITHDRAWAL as WITHDRAWAL_REQUEST,
} from './payments.ts'
import type { Answers } from './serve.ts'
import type { Visit } from './visit.ts'
import { VISITS } from './visits.ts'

const LONG = 'আমাদের নতুন স্বাগত বোনাসের সম্পূর্ণ শর্তাবলী পড়ে নিন এবং দায়িত্বের সাথে খেলুন'

/** A screen in a state that its visit does not show: a dialog, an error, a filled form. */
export interface Case {
  readonly name: string
  readonly at: string
  readonly player?: boolean
  readonly over?: Answers
  readonly go?: (page: Page) => Promise<unknown>
  /** Waits until the page shows the case. */
  readonly expectShown: (page: Page) => Promise<unknown>
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible()

const SLIDERS = {
  body: {
    sliders: ['Main', 'Main', 'Favourite', 'Features'].map((slider_type, at) => ({
      message_id: at,
      thubmnail: `slide-${at}.svg`,
      link: '/games?type=SLOT&title=Slot',
      name: at === 0 ? LONG : `Slide of ${slider_type}`,
      status: 'active',
      slider_type,
    })),
  },
}

/** A player without verified contacts. */
const UNVERIFIED: Answers = {
  'GET /user/show': userWith({ name: LONG, session_id: '0', cash_bonus: '25.00' }),
  'GET /get/other/phone': { body: { data: [{ id: 1, contract_value: '01811111111', isverify: 0 }] } },
}

const CHAT: Answers = chatVisit.answers ?? {}

const CHANNEL = { id: 11, name: 'bKash', status: 'active', account_type: 'Agent' }
const DEPOSIT: Answers = {
  'GET /payment-methods': { body: [{ ...CHANNEL, id: 1, deposit_bouns: '3' }] },
  'GET /showpayment-menthod': { body: { success: true, data: [CHANNEL] } },
  'GET /promotion': {
    body: {
      promotions: [
        {
          id: 1,
          name: LONG,
          desc: '',
          thumbnail: '',
          turnover: '12',
          deposit_bouns: '100',
          status: 'active',
        },
      ],
    },
  },
  'GET /get-wallet-number': { body: [{ id: 11, account_number: '01700000321' }] },
  'GET /get/other/phone': { body: { data: [] } },
  'GET /transaction/show': { body: { transactions: [] } },
}

/** The transaction of a request that the operator has decided on. */
const decided = (action: 'deposit' | 'withdraw', key: string): Answers => ({
  'GET /transaction/show': {
    body: {
      transactions: [
        {
          id: 71,
          action,
          key,
          amount: action === 'deposit' ? '500.00' : '1500.00',
          note: LONG,
          transaction_id: 'BK7X2M9Q',
          created_at: '2026-03-02 06:00:00',
        },
      ],
    },
  },
})

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

/** The script of one screen. */
const TURNOVER_CODE = '**/assets/turnoverRecord.screen-*.js'

async function fillDeposit(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'bKash', exact: true }).click()
  await page.getByRole('radio', { name: 'Cash Out', exact: true }).click()
  await page.getByRole('button', { name: '500', exact: true }).click()
}

const FOUND_GAME = { code: '1', name: 'Golden Boat', platform: 'HILO', type: 'SLOT' }

export const CASES: readonly Case[] = [
  {
    name: 'home of a guest',
    at: '/',
    over: { 'GET /sliders': SLIDERS },
    expectShown: (page) => expect(page.getByRole('navigation', { name: 'Guest' })).toBeVisible(),
  },
  {
    name: 'home of a player',
    at: '/?tab=slot',
    player: true,
    over: { 'GET /sliders': SLIDERS },
    expectShown: (page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
  },
  {
    name: 'home with failed providers',
    at: '/?tab=slot',
    over: { 'GET /get-provider': { status: 500, body: {} } },
    expectShown: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'home that has found games',
    at: '/',
    player: true,
    over: {
      'GET /get-games': { body: { games: [FOUND_GAME, { ...FOUND_GAME, code: '2', name: `g ${LONG}` }] } },
    },
    go: (page) => page.getByRole('searchbox', { name: 'Search all games' }).fill('g'),
    expectShown: (page) => expect(page.getByText('2 games')).toBeVisible(),
  },
  {
    name: "home with the player's own games",
    at: '/',
    player: true,
    go: async (page) => {
      await page.evaluate(
        (games) => {
          localStorage.setItem('app.recent.41', games)
          localStorage.setItem('app.favourites.41', games)
        },
        JSON.stringify([FOUND_GAME]),
      )
      await page.reload()
    },
    expectShown: (page) => expect(page.getByRole('region', { name: 'My favourites' })).toBeVisible(),
  },
  {
    name: 'an answer of the guide',
    at: '/faq#deposit-limits',
    expectShown: (page) => expect(page.getByText('From ৳ 100 to ৳ 25,000 at a time')).toBeVisible(),
  },
  {
    name: 'side menu',
    at: '/',
    go: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    expectShown: dialog('Menu'),
  },
  {
    name: 'help',
    at: '/',
    go: (page) => page.getByRole('link', { name: 'Help' }).click(),
    expectShown: dialog('Help'),
  },
  {
    name: 'language dialog',
    at: '/',
    go: (page) => page.getByRole('button', { name: 'Language' }).first().click(),
    expectShown: dialog('Language'),
  },
  {
    name: 'Bengali',
    at: '/',
    go: async (page) => {
      await page.getByRole('button', { name: 'Language' }).first().click()
      await page.getByRole('radio', { name: 'বাংলা' }).click()
    },
    expectShown: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'bn'),
  },
  {
    name: 'maintenance',
    at: '/',
    over: { 'GET /general': generalWith({ site_status: 0 }) },
    expectShown: heading('Under maintenance'),
  },
  {
    name: 'maintenance banner',
    at: '/login',
    over: { 'GET /general': generalWith({ site_status: 0 }) },
    expectShown: heading('Login'),
  },
  {
    name: 'system notice',
    at: '/',
    player: true,
    over: {
      'GET /general': generalWith({
        system_notice: '<h2>News</h2><p>Read <a href="https://site.test">this</a>.</p>',
      }),
    },
    go: (page) =>
      page.evaluate(() => {
        localStorage.setItem('popup', '1')
        location.reload()
      }),
    expectShown: dialog('Notice'),
  },
  {
    name: 'welcome',
    at: '/',
    player: true,
    go: (page) =>
      page.evaluate(() => {
        localStorage.setItem('regPopup', '1')
        location.reload()
      }),
    expectShown: dialog('Welcome'),
  },
  {
    name: 'login with errors',
    at: '/login',
    go: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
    expectShown: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'sign-up with errors',
    at: '/signup',
    go: (page) => page.getByRole('button', { name: 'Sign up', exact: true }).click(),
    expectShown: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'forgot password with errors',
    at: '/forgot-password',
    go: (page) => page.getByRole('button', { name: 'Send OTP' }).click(),
    expectShown: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'forgot password, code step',
    at: '/forgot-password',
    over: { 'POST /usr-forgot-password': { body: {} } },
    go: async (page) => {
      await page.getByLabel('Username', { exact: true }).fill('rahim2026')
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('rahim@site.test')
      await page.getByRole('button', { name: 'Send OTP' }).click()
    },
    expectShown: (page) => expect(page.getByLabel('OTP', { exact: true })).toBeVisible(),
  },
  {
    name: 'games without a match',
    at: '/games?type=SLOT&title=Slot',
    go: (page) => page.getByRole('searchbox').fill('zzz'),
    expectShown: (page) => expect(page.getByText('No Data')).toBeVisible(),
  },
  {
    name: 'a game that can’t be opened',
    at: '/games?type=SLOT&title=Slot',
    player: true,
    over: { 'POST /game-run': { status: 400, body: { message: LONG } } },
    go: (page) => page.getByRole('button', { name: 'Golden Boat', exact: true }).click(),
    expectShown: dialog('Error'),
  },
  {
    name: 'a blocked section',
    at: '/games?type=SLOT&title=Slot',
    player: true,
    over: {
      'GET /market/block': { body: { marketBlock: { exchange_market: 1, cs_market: 0, status: 'blocked' } } },
    },
    expectShown: dialog('Message'),
  },
  {
    name: 'the exchange without a token',
    at: '/exchange',
    player: true,
    over: { 'POST /player-login': { body: { access_token: 'access' } } },
    go: async (page) => {
      await page.evaluate(() => localStorage.removeItem('exchangeToken'))
      await page.goto('/exchange')
    },
    expectShown: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'the balance at the exchange',
    at: '/exchange-account?part=balance',
    player: true,
    expectShown: (page) => expect(page.getByText('Main Wallet', { exact: true })).toBeVisible(),
  },
  {
    name: 'profit and loss at the exchange',
    at: '/exchange-account?part=profit-loss',
    player: true,
    over: { 'GET /exchange-hub': { body: { data: EXCHANGE } } },
    expectShown: (page) => expect(page.getByText('Total profit and loss')).toBeVisible(),
  },
  {
    name: 'account that can’t be loaded',
    at: '/account',
    player: true,
    over: { 'GET /user/show': { status: 500, body: {} } },
    expectShown: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'an open message',
    at: '/inbox',
    player: true,
    over: MESSAGES,
    go: (page) => page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click(),
    expectShown: dialog(LONG),
  },
  {
    name: 'messages that could not be deleted',
    at: '/inbox',
    player: true,
    over: { ...MESSAGES, 'DELETE /inbox/2': { status: 500, body: {} } },
    go: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('checkbox', { name: LONG }).press('Space')
      await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    },
    expectShown: (page) =>
      expect(page.getByRole('alert').filter({ hasText: 'Could not be deleted:' })).toBeVisible(),
  },
  {
    name: 'the question before messages are deleted',
    at: '/inbox',
    player: true,
    over: MESSAGES,
    go: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
      await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    },
    expectShown: dialog('Delete messages'),
  },
  {
    name: 'the setting of the reality check',
    at: '/account',
    player: true,
    go: (page) => page.getByRole('button', { name: /^Reality check/ }).click(),
    expectShown: dialog('Reality check'),
  },
  {
    name: 'a reality check',
    at: '/account',
    player: true,
    go: (page) =>
      page.evaluate(() => {
        localStorage.setItem('app.reminder.41', '1')
        localStorage.setItem('app.loginTime.41', '1')
        localStorage.setItem('app.loginBalance.41', '25000000.00')
        localStorage.setItem('app.realityCheck.41', '60')
        location.reload()
      }),
    expectShown: dialog('Reality check'),
  },
  {
    name: 'profile with all errors',
    at: '/profile',
    player: true,
    over: { ...UNVERIFIED, 'POST /cash-claim': { status: 500, body: {} } },
    go: async (page) => {
      // Uses the keyboard, because a click during a layout change can miss its target.
      await page.getByRole('button', { name: 'Edit birthday' }).press('Enter')
      await page.getByRole('button', { name: 'Save' }).press('Enter')
      await page.getByRole('button', { name: 'Claim All' }).press('Enter')
    },
    expectShown: async (page) => {
      const bonus = page.getByRole('region', { name: 'Cash bonus' })
      await expect(bonus.getByRole('alert')).toBeVisible()
      // The details are reloaded after an unknown outcome.
      await expect(bonus.getByRole('button', { name: 'Claim All' })).toBeEnabled()
    },
  },
  {
    name: 'verification with a running countdown',
    at: '/profile',
    player: true,
    over: { ...UNVERIFIED, 'POST /send-verification-code': { body: {} } },
    go: async (page) => {
      await page.getByRole('button', { name: 'Verify phone' }).click()
      await page.getByRole('button', { name: 'Send Code' }).click()
      await page.getByRole('button', { name: 'Verify', exact: true }).click()
    },
    expectShown: (page) =>
      expect(page.getByRole('dialog', { name: 'Verify phone' }).getByRole('timer')).toBeVisible(),
  },
  {
    name: 'password change with errors',
    at: '/reset-password',
    player: true,
    go: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
    expectShown: (page) =>
      expect(page.getByLabel('New Password', { exact: true })).toHaveAttribute('aria-invalid', 'true'),
  },
  {
    name: 'deposit without an amount',
    at: '/deposit',
    player: true,
    over: DEPOSIT,
    go: (page) => page.getByRole('button', { name: 'Next', exact: true }).click(),
    expectShown: (page) => expect(page.getByText('Please fill in your amount.')).toBeVisible(),
  },
  {
    name: 'deposit, filled in',
    at: '/deposit',
    player: true,
    over: DEPOSIT,
    go: fillDeposit,
    expectShown: (page) => expect(page.getByText('You get ৳ 500.00 · turnover ৳ 6,000.00')).toBeVisible(),
  },
  {
    name: 'deposit while a payment is under way',
    at: '/deposit',
    player: true,
    over: { ...DEPOSIT, 'GET /get-wallet-number': { body: [{ id: 11, account_number: '01700000321' }] } },
    go: async (page) => {
      await fillDeposit(page)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByRole('button', { name: 'Copy account number' }).waitFor()
      await page.getByRole('button', { name: 'Back', exact: true }).click()
    },
    expectShown: (page) => expect(page.getByRole('link', { name: 'Continue your payment' })).toBeVisible(),
  },
  {
    name: 'the page of an e-wallet',
    at: '/account',
    player: true,
    over: DEPOSIT,
    go: async (page) => {
      await page.route('https://wallet.test/**', (route) => route.fulfill({ body: 'A wallet.' }))
      const deadline = Date.now() + 600_000
      await travel(page, '/make-payment', { ...WALLET_PAGE, number: CASH_OUT.number, deadline })
    },
    expectShown: (page) => expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible(),
  },
  {
    name: 'the payment of a guest, in USDT without a network',
    at: '/login',
    go: (page) => travel(page, '/make-payment', { ...USDT, network: '', deadline: Date.now() + 1_800_000 }),
    expectShown: (page) => expect(page.getByRole('link', { name: 'Log in to submit' })).toBeVisible(),
  },
  {
    name: 'deposit that is pending',
    at: '/deposit',
    player: true,
    over: {
      ...DEPOSIT,
      'GET /transaction/show': {
        body: {
          transactions: [{ id: 1, action: 'deposit', key: '0', amount: 500, created_at: '2026-03-02' }],
        },
      },
    },
    go: (page) => page.getByRole('button', { name: 'Next', exact: true }).click(),
    expectShown: dialog('Error'),
  },
  {
    name: 'filter of betting records',
    at: '/betting-record',
    player: true,
    over: VISITS.bettingRecord.answers ?? {},
    go: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    expectShown: dialog('Filter'),
  },
  {
    name: 'details of a bet',
    at: '/betting-record',
    player: true,
    over: VISITS.bettingRecord.answers ?? {},
    go: (page) => page.getByRole('list', { name: 'Records' }).getByRole('button').first().click(),
    expectShown: dialog('Record details'),
  },
  {
    name: 'details of a transaction',
    at: '/transaction-record',
    player: true,
    over: VISITS.transactionRecord.answers ?? {},
    go: (page) => page.getByRole('list', { name: 'Records' }).getByRole('button').nth(1).click(),
    expectShown: dialog('Transaction details'),
  },
  {
    name: 'payment with errors',
    at: '/deposit',
    player: true,
    over: DEPOSIT,
    go: async (page) => {
      await fillDeposit(page)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
    },
    expectShown: (page) => expect(page.getByRole('alert').first()).toBeVisible(),
  },
  {
    name: 'a deposit that was approved',
    at: '/account',
    player: true,
    over: decided('deposit', '1'),
    go: (page) => travel(page, '/payment-request', DEPOSIT_REQUEST),
    expectShown: heading('Approved'),
  },
  {
    name: 'a withdrawal that was rejected',
    at: '/account',
    player: true,
    over: decided('withdraw', '2'),
    go: (page) => travel(page, '/payment-request', WITHDRAWAL_REQUEST),
    expectShown: heading('Rejected'),
  },
  {
    name: 'details of a promotion',
    at: '/promotions?id=1',
    player: true,
    over: {
      ...DEPOSIT,
      'GET /promotions/1': {
        body: {
          promotion: {
            id: 1,
            name: LONG,
            desc: '<h3>Terms</h3><ul><li>Once a <a href="/vip">player</a>.</li></ul>',
            thumbnail: '',
            start_date: '2026-03-02 06:00:00',
            turnover: '12',
            deposit_bouns: '100',
            status: 'active',
          },
        },
      },
    },
    expectShown: (page) => expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible(),
  },
  {
    name: 'an unknown promotion',
    at: '/promotions?id=77',
    player: true,
    over: DEPOSIT,
    expectShown: (page) => expect(page.getByRole('button', { name: 'All promotions' })).toBeVisible(),
  },
  {
    name: 'a category without promotions',
    at: '/promotions',
    player: true,
    over: DEPOSIT,
    go: (page) => page.getByRole('tab', { name: 'Slots' }).click(),
    expectShown: (page) => expect(page.getByText('No Data')).toBeVisible(),
  },
  {
    name: 'a chat with a message that was not sent',
    at: '/chat-box/5',
    player: true,
    over: { ...CHAT, 'POST /messages': { status: 500, body: {} } },
    go: (page) => chatBoxPage(page).write(LONG),
    expectShown: (page) => expect(chatBoxPage(page).tryAgain).toBeVisible(),
  },
  {
    name: 'a chat that is not there',
    at: '/chat-box/5',
    player: true,
    over: { ...CHAT, 'GET /chats/5/messages': { status: 404, body: {} } },
    expectShown: (page) => expect(page.getByText('This chat could not be found.')).toBeVisible(),
  },
  {
    name: 'a chat that can’t be created',
    at: '/chat-list',
    player: true,
    over: { 'GET /get-chats': { body: { chats: [] } } },
    go: (page) => page.getByRole('button', { name: 'Send us a Message' }).click(),
    expectShown: dialog('Error'),
  },
  {
    name: 'points with errors',
    at: '/vip',
    player: true,
    over: { 'GET /convert-vipcoin': { status: 503, body: {} } },
    go: async (page) => {
      await page.getByRole('button', { name: '10', exact: true }).click()
      await page.getByRole('button', { name: 'Convert', exact: true }).click()
      await expect(page.getByText('An error occurred while converting coins')).toBeVisible()
      await page.getByRole('textbox', { name: 'VP to convert' }).fill('9')
      await page.getByRole('button', { name: 'Convert', exact: true }).click()
    },
    expectShown: (page) => expect(page.getByRole('main').getByRole('alert')).toHaveCount(2),
  },
  {
    name: 'friends who signed up',
    at: '/refrrel-program',
    player: true,
    over: {
      'GET /user/show': userWith({
        referrals: [{ id: 42, username: LONG, created_at: '2026-03-01 18:00:00' }],
      }),
    },
    go: (page) => page.getByRole('tab', { name: 'My Referral' }).click(),
    expectShown: (page) => expect(page.getByRole('listitem').filter({ hasText: LONG })).toBeVisible(),
  },
  {
    name: 'a player without a referral code',
    at: '/refrrel-program',
    player: true,
    over: { 'GET /user/show': userWith({ referral_code: '' }) },
    expectShown: (page) => expect(page.getByText('No referral code yet')).toBeVisible(),
  },
  {
    name: 'a view that throws',
    at: '/nowhere',
    player: true,
    go: async (page) => {
      await page.route(TURNOVER_CODE, async (route) => {
        const response = await route.fetch()
        const code = (await response.text()).replace(/View:[\w$]+/, 'View:()=>{throw Error("broken")}')
        await route.fulfill({ response, body: code })
      })
      await page.goto('/turnover-record')
    },
    expectShown: heading('Unexpected Application Error!'),
  },
  {
    name: 'a screen whose code can’t be fetched',
    at: '/nowhere',
    player: true,
    go: async (page) => {
      await page.route(TURNOVER_CODE, (route) => route.abort())
      await page.goto('/turnover-record')
    },
    expectShown: heading('Error'),
  },
]

/** True if a desktop shows the same screen at an address as a phone does. */
export function isOnDesktop({ at }: Pick<Case | Visit, 'at'>): boolean {
  const [path = ''] = at.split(/[?#]/)
  return !routeOf(barePath(path))?.desktop
}
