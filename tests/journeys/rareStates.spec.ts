import type { Page } from '@playwright/test'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import {
  CRICKET,
  eventsAre,
  LIVE,
  linkTo,
  pinsAre,
  ROWS_ODDS,
  sportsEvent,
} from '../flows/exchange/events.fixture.ts'
import { visit as exchange } from '../flows/exchange/exchange/exchange.page.ts'
import {
  visit as exchangeMulti,
  exchangeMultiPage,
  ODDS_7,
} from '../flows/exchange/exchangeMulti/exchangeMulti.page.ts'
import {
  BETS,
  betsAre,
  EVENT_ODDS,
  eventOdds,
  MATCH_ODDS,
  market,
  ODDS,
  openBet,
  runner,
} from '../flows/exchange/odds.fixture.ts'
import { openOddsView } from '../flows/exchange/oddsView/oddsView.page.ts'
import { visit as games } from '../flows/games/games/games.page.ts'
import { BOAT } from '../flows/games/games.fixture.ts'
import { banner, bannersAre } from '../flows/home/carousel/banners.fixture.ts'
import { visit as home } from '../flows/home/home/home.page.ts'
import { homeSearchPage } from '../flows/home/homeSearch/homeSearch.page.ts'
import { visit as deposit, depositPage, submitDeposit } from '../flows/money/deposit/deposit.page.ts'
import { visit as limits } from '../flows/money/limits/limits.page.ts'
import { visit as makePayment, makePaymentPage } from '../flows/money/makePayment/makePayment.page.ts'
import { transactions as listed, transaction as row } from '../flows/money/money.fixture.ts'
import { visit as withdrawal, withdrawalPage } from '../flows/money/withdrawal/withdrawal.page.ts'
import { visit as transactions } from '../flows/records/transactionRecord/transactionRecord.page.ts'
import { visit as turnovers } from '../flows/records/turnoverRecord/turnoverRecord.page.ts'
import { visit as promotions } from '../flows/rewards/promotions/promotions.page.ts'
import { visit as chats } from '../flows/support/chatList/chatList.page.ts'
import { CHAT } from '../flows/support/chats.fixture.ts'
import { visit as inbox, inboxPage } from '../flows/support/inbox/inbox.page.ts'
import { generalWith, PLAYER, userWith } from '../model/ambient.ts'
import { travel } from '../model/device.ts'
import { button, radio, region } from '../site/controls.ts'
import { EWALLET, LISTED } from '../site/offer.ts'
import { CASH_OUT } from '../site/payments.ts'
import type { Answers } from '../site/serve.ts'
import { expect, test } from '../site/sharedPage.ts'
import { visit, type Way } from '../site/visit.ts'

/* What views show of answers that are rare: the walks and other journeys give them the usual ones. */

const FAILED: WireAnswer = { status: 500, body: {} }

interface Rare {
  readonly way: Way
  readonly over?: Answers
  readonly device?: Readonly<Record<string, string>>
  /** What the player does first. */
  readonly act?: (page: Page) => Promise<unknown>
  /** The words that are then in view. */
  readonly shows: readonly (string | RegExp)[]
}

/** Waits until nothing is loaded any more. */
const settled = (page: Page) => expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)

const openFirst = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('button').first().click()

const oddsView: Way = { at: '/account', player: true, answers: ODDS, go: openOddsView }
const profile: Way = { at: '/profile', player: true }
const sports: Way = { at: '/exchange-sports', player: true, answers: ROWS_ODDS }
const FULL = pinsAre(...Array.from({ length: 20 }, (_, at) => linkTo(`1.${100 + at}`, `Match ${at}`)))
const pin = (page: Page) => button(page, 'Pin market').click()
const LATER = { id: 8, name: 'Khulna v Rangpur', openDate: '2026-03-02T09:00:00Z' }
const rowOdds = (odds: WireAnswer): Answers => ({
  [CRICKET]: eventsAre(sportsEvent(LATER)),
  'GET /exchange-data/match-odds/1.8': odds,
})
const transaction = (...rows: object[]): Answers => ({
  'GET /transaction/show': listed(...rows.map((more, at) => row(9 - at, 'deposit', '0', more))),
})

const RARE: Readonly<Record<string, Rare>> = {
  'a birthday that is no date': {
    way: profile,
    over: { 'GET /user/show': userWith({ dofb: 'in spring' }) },
    shows: ['in spring'],
  },
  'a balance that was never loaded': {
    way: { at: '/account', player: true },
    over: { 'POST /balance': FAILED },
    act: async (page) => {
      await expect(page.getByText('The balance could not be refreshed.')).toBeVisible()
      await expect(page.getByText('Last known')).toHaveCount(0)
    },
    shows: ['৳ –'],
  },
  'an account whose player could not be loaded': {
    way: { at: '/account', player: true },
    over: { 'GET /user/show': FAILED },
    act: settled,
    shows: ['Your details could not be loaded.'],
  },
  'a profile that could not be loaded': {
    way: profile,
    over: { 'GET /user/show': FAILED },
    act: async (page) => {
      await settled(page)
      await expect(page.getByText('Full Name')).toHaveCount(0)
    },
    shows: ['Try again'],
  },
  'an event without a time': {
    way: sports,
    over: { [CRICKET]: eventsAre(sportsEvent({ ...LATER, openDate: '' })) },
    shows: ['Time to be announced'],
  },
  'a row without runners': {
    way: sports,
    over: rowOdds(market({ runners: [] })),
    shows: ['No match odds are offered at the moment.'],
  },
  'a row whose market is closed': {
    way: sports,
    over: rowOdds(market({ status: 'CLOSED', runners: [] })),
    shows: ['This market is closed.'],
  },
  'a match whose market is closed': {
    way: sports,
    over: { [CRICKET]: eventsAre({ ...sportsEvent(LATER), status: 'CLOSED' }) },
    shows: ['Ended'],
  },
  'a match that was won': {
    way: sports,
    over: {
      [CRICKET]: eventsAre({
        ...LIVE,
        Event: { ...LIVE.Event, inPlay: false },
        runners: [runner({ status: 'WINNER' })],
      }),
    },
    shows: ['Winner: Padma Kings'],
  },
  'one more market than can be pinned, in play': {
    way: { ...sports, at: '/exchange-inplay' },
    over: { [CRICKET]: eventsAre(LIVE) },
    device: FULL,
    act: pin,
    shows: ['You can pin up to 20 markets.'],
  },
  'one more market than can be pinned, from its odds': {
    way: oddsView,
    device: FULL,
    act: pin,
    shows: ['You can pin up to 20 markets.'],
  },
  'an exchange that does not open': {
    way: exchange,
    shows: ['The exchange is closed for an hour.', 'Contact support'],
  },
  'a pinned market without a name': {
    way: { ...exchangeMulti, go: undefined, at: '/exchange-multi' },
    device: pinsAre(linkTo('1.7', '')),
    shows: [/^Event$/],
  },
  'a market without runners': {
    way: oddsView,
    over: { [MATCH_ODDS]: market({ runners: [] }) },
    shows: ['No match odds are offered at the moment.'],
  },
  'a closed market': {
    way: oddsView,
    over: { [MATCH_ODDS]: market({ status: 'CLOSED' }) },
    shows: ['This market is closed.'],
  },
  'an event without bookmaker prices': {
    way: oddsView,
    over: { [EVENT_ODDS]: eventOdds({ bookmaker: [] }) },
    shows: ['No bookmaker prices are offered at the moment.'],
  },
  'an event whose bookmaker and fancies could not be loaded': {
    way: oddsView,
    over: { [EVENT_ODDS]: FAILED },
    shows: ['BookMaker', 'The odds could not be loaded.'],
  },
  'a runner whom nobody backs': {
    way: oddsView,
    over: { [MATCH_ODDS]: market({ runners: [runner({ back: [] })] }) },
    act: (page) => page.getByRole('rowheader').locator('summary').first().click(),
    shows: ['No price to back has been seen here yet.'],
  },
  'words with spaces around them that no game has': {
    way: games,
    act: (page) => page.getByRole('searchbox').fill(' zzz '),
    shows: ['Nothing is called “zzz”. Try another word or provider.'],
  },
  'a provider without games': {
    way: { ...games, at: '/games?type=SLOT&title=Slot&system=HILO' },
    over: { 'GET /get-games': { body: { games: [] } } },
    shows: ['There are no games here yet. Try another provider.'],
  },
  'a provider before the others are known': {
    way: { ...games, at: '/games?type=SLOT&title=Slot&system=HILO' },
    over: { 'GET /get-system': { silent: 60_000 } },
    shows: ['HILO'],
  },
  'banners that could not be loaded': {
    way: { at: '/' },
    over: { 'GET /sliders': FAILED },
    shows: ['The banners could not be loaded.'],
  },
  'games that could not be loaded': {
    way: games,
    over: { 'GET /get-games': FAILED },
    shows: ['Failed to fetch games'],
  },
  'a blocked game of a type without a name': {
    way: home,
    over: {
      'GET /market/block': {
        body: { marketBlock: { exchange_market: 1, cs_market: 0, status: 'inactive' } },
      },
    },
    device: { ...PLAYER, 'app.recent.41': JSON.stringify([{ ...BOAT, type: 'KENO' }]) },
    act: (page) => region(page, 'Recently played').getByRole('button', { name: BOAT.name }).click(),
    shows: ['Your selected section "Games" is currently blocked by Your Upline.'],
  },
  'a banner that leads away': {
    way: home,
    over: bannersAre(banner(1, { link: 'https://elsewhere.test/offer' })),
    shows: [],
    act: async (page) => {
      const link = page.getByRole('link', { name: 'Banner 1' })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('draggable', 'false')
    },
  },
  'a word that names no game': {
    way: home,
    act: (page) => homeSearchPage(page).searchbox.fill(' zzz '),
    shows: ['Nothing is called “zzz”. Try another word.'],
  },
  'a site without notices': {
    way: home,
    over: { 'GET /general': generalWith({ notice: [] }) },
    act: async (page) => {
      await expect(button(page, 'Show More')).toBeVisible()
      await settled(page)
      await expect(page.getByLabel('Announcements')).toHaveCount(0)
    },
    shows: [],
  },
  'a tab whose providers could not be loaded': {
    way: home,
    over: { 'GET /get-provider': FAILED },
    shows: ['Failed to fetch providers'],
  },
  'a tab whose systems could not be loaded': {
    way: home,
    over: { 'GET /get-system': FAILED },
    shows: ['Failed to fetch systems'],
  },
  'a tab whose games could not be loaded': {
    way: home,
    over: { 'GET /get-games': FAILED },
    shows: ['Failed to fetch games'],
  },
  'a tab with as many games as are shown': {
    way: home,
    over: {
      'GET /get-games': {
        body: {
          games: Array.from({ length: 9 }, (_, at) => ({ ...BOAT, code: `b${at}`, name: `Boat ${at}` })),
        },
      },
    },
    act: async (page) => {
      const games = page.getByRole('region', { name: 'Slot games' })
      await expect(games.getByRole('listitem')).toHaveCount(9)
      await expect(games.getByRole('link')).toHaveCount(0)
    },
    shows: [],
  },
  'a bet without a selection, of a status that is not known': {
    way: { at: '/exchange-account?part=history', player: true },
    over: { [BETS]: betsAre(openBet({ selection_name: '', status: 'on hold' })) },
    act: openFirst('Records'),
    shows: ['Kings v Riders', 'on hold'],
  },
  'an e-wallet that still processes a request': {
    way: deposit,
    over: { ...EWALLET, 'POST /ewa/request': { status: 409, body: {} } },
    act: async (page) => {
      await depositPage(page).choose()
      await depositPage(page).pressNext()
    },
    shows: ['Still being processed.'],
  },
  'a message that could not be deleted': {
    way: inbox,
    over: { 'DELETE /inbox/3': FAILED },
    act: async (page) => {
      const { edit, box, delete: remove, confirm } = inboxPage(page)
      await edit.click()
      await box('Cash is back').click()
      await remove.click()
      await confirm.click()
    },
    shows: ['Could not be deleted:'],
  },
  'a method without an open channel': {
    way: deposit,
    over: {
      'GET /showpayment-menthod': {
        body: { success: true, data: [{ id: 11, name: 'bKash', status: 'inactive', account_type: 'Agent' }] },
      },
    },
    act: (page) => radio(page, 'bKash').click(),
    shows: ['No channel of this method is open at the moment. Please choose another method.'],
  },
  'a withdrawal that waits, beside a deposit': {
    way: deposit,
    over: transaction({ action: 'withdraw', amount: '700.00' }, {}),
    act: (page) =>
      expect(page.getByRole('region', { name: 'Unfinished' }).getByRole('link')).toHaveText([
        'Withdrawal ৳ 700.00 is under review',
      ]),
    shows: ['Deposit ৳ 500.00 is under review'],
  },
  'a payment without a number': {
    way: { at: '/account', player: true },
    act: (page) =>
      travel(page, '/make-payment', { ...CASH_OUT, number: '', deadline: Date.now() + CASH_OUT.whole }),
    shows: [/^–$/, 'Copy account number'],
  },
  'a limit that changes at an unknown time': {
    way: limits,
    over: {
      'GET /deposit-limits': {
        body: {
          limits: [
            { period: 'day', amount: '1000.00', used: '0.00', pending: { amount: 900, from: 'soon' } },
          ],
        },
      },
    },
    shows: ['–'],
  },
  'a transaction id that is too short': {
    way: makePayment,
    act: async (page) => {
      await makePaymentPage(page).transactionId.fill('8N7')
      await makePaymentPage(page).transactionId.press('Tab')
    },
    shows: ['ট্রানজ্যাকশন আইডি কমপক্ষে 7 অক্ষরের হতে হবে।'],
  },
  'a payment that the server still processes': {
    way: makePayment,
    over: { 'POST /submit-deposit': { status: 409, body: {} } },
    act: async (page) => {
      await makePaymentPage(page).fill('01712345678', '8N7A2QX91K')
      await makePaymentPage(page).pressSubmit()
    },
    shows: ['Still being processed.'],
  },
  'a withdrawal whose balance was never loaded': {
    way: withdrawal,
    over: { 'POST /balance': FAILED },
    shows: ['৳ –', 'The balance could not be refreshed.'],
  },
  'a withdrawal that the turnover refuses in words of its own': {
    way: withdrawal,
    over: {
      'GET /userwithdrawcheck': { status: 400, body: { turnover: true, message: 'Play ৳ 300 more.' } },
    },
    act: async (page) => {
      await withdrawalPage(page).choose()
      await withdrawalPage(page).submit.click()
    },
    shows: ['Play ৳ 300 more.'],
  },
  'a transaction of a kind and status that are not known': {
    way: transactions,
    over: transaction({ action: 'gift', key: 9 }),
    act: openFirst('Records'),
    shows: ['gift', 'Unknown', 'Under review'],
  },
  'a bonus': {
    way: transactions,
    over: transaction({ action: 'bonus', key: 1 }),
    act: openFirst('Records'),
    shows: ['Granted'],
  },
  'a player who has played nothing through': {
    way: turnovers,
    over: { 'GET /turnovers': { body: { turnover: [] } } },
    act: async (page) => {
      await page.getByRole('tab', { name: 'Completed' }).click()
      await expect(page.getByRole('link', { name: 'Play games' })).toHaveAttribute('href', '/games')
    },
    shows: ['What you have played through will be listed here.'],
  },
  'a promotion without a description': {
    way: promotions,
    act: (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Read only' }) })
        .getByRole('button', { name: 'Details' })
        .click(),
    shows: ['No description available'],
  },
  'a category without promotions': {
    way: promotions,
    act: async (page) => {
      await page.getByRole('tab', { name: 'Fishing' }).click()
      await expect(page.getByText('There is no promotion in this category at the moment.')).toBeVisible()
      await button(page, 'Show all').click()
    },
    shows: ['Slots week'],
  },
  'a chat that says nothing': {
    way: chats,
    over: {
      'GET /get-chats': { body: { chats: [{ ...CHAT, other_user: { username: ' ' }, last_message: ' ' }] } },
    },
    shows: ['Support', 'No messages yet'],
  },
  'a chat with a message that was not sent': {
    way: chats,
    over: { 'GET /get-chats': { body: { chats: [CHAT] } } },
    device: {
      'app.draft.41': JSON.stringify({
        'outbox.5': [{ content: 'Are you there?', unclear: false, others: [] }],
      }),
    },
    shows: ['Not sent: Are you there?'],
  },
  'a message without a title': {
    way: inbox,
    over: {
      'GET /inbox': {
        body: {
          success: true,
          data: {
            data: [{ id: 1, title: ' ', message: 'Hello.', is_read: 0, created_at: '2026-03-02 05:59:00' }],
            last_page: 1,
          },
        },
      },
    },
    act: async (page) => {
      await openFirst('Messages')(page)
      await expect(page.getByRole('dialog')).toHaveAccessibleName('No title')
    },
    shows: ['Hello.'],
  },
}

for (const [name, { way, over = {}, device = {}, act, shows }] of Object.entries(RARE)) {
  test(`${name} has its words`, async ({ page }) => {
    await visit(page, way, { over, device })
    await act?.(page)
    for (const words of shows) await expect(page.getByText(words).first()).toBeVisible()
  })
}

test('a match in play whose score is but a space is said to be in play', async ({ page }) => {
  const match = { ...sportsEvent({ ...LATER, inPlay: true, score: ' ' }), status: 'CLOSED' }
  await visit(page, sports, { over: { [CRICKET]: eventsAre(match) } })
  const said = page.getByRole('listitem').getByText('In-Play', { exact: true })
  // Beside a score, the word is for screen readers alone and one pixel wide.
  await expect.poll(async () => (await said.boundingBox())?.width).toBeGreaterThan(20)
  await expect(page.getByText('Ended', { exact: true })).toHaveCount(0)
})

test('a row says when its prices could not be loaded', async ({ page }) => {
  await page.clock.install()
  const { made } = await visit(page, sports, { over: rowOdds(FAILED) })
  await expect.poll(() => made).toContain('GET /exchange-data/match-odds/1.8')
  await expect(page.getByText('The odds could not be loaded.')).toHaveCount(0)
  await page.clock.runFor(30_000)
  await expect(page.getByText('The odds could not be loaded.')).toBeVisible()
})

test('a pinned market says when its prices are delayed', async ({ page }) => {
  await page.clock.install()
  const { answer } = await visit(page, exchangeMulti)
  await expect(page.getByRole('rowheader', { name: 'Padma Kings' }).first()).toBeVisible()
  const { card } = exchangeMultiPage(page)
  const delayed = card('Padma Kings v Meghna Riders').getByText('Odds are delayed')
  await expect(delayed).toHaveCount(0)
  answer(ODDS_7, FAILED)
  await page.clock.runFor(30_000)
  await expect(delayed).toBeVisible()
})

test('the trail of a runner names its lowest and highest price', async ({ page }) => {
  const { answer } = await visit(page, oddsView)
  await page.getByRole('rowheader').locator('summary').first().click()
  const points = () => page.locator('polyline').first().getAttribute('points')
  await expect.poll(points).toBe('0,10 100,10')
  answer(MATCH_ODDS, market({ runners: [runner({ back: [[1.9, 500]] })] }))
  await expect.poll(points).toBe('0,20 100,0')
  await expect(page.getByText('Back prices seen here: 1.86 to 1.90')).toBeVisible()
})

test('a favourite is chosen and dropped in a list of games, and Back leads to its tab', async ({ page }) => {
  await visit(page, games)
  const star = page.getByRole('checkbox', { name: 'Add Golden Boat to favourites' })
  await star.click()
  await expect(star).toBeChecked()
  await star.click()
  await expect(star).not.toBeChecked()
  await button(page, 'Back').click()
  await expect(page.getByRole('tab', { name: 'Slot', exact: true })).toHaveAttribute('aria-selected', 'true')
})

test('phones for a payment that could not be loaded are asked for again', async ({ page }) => {
  const { answer, made, hold } = await visit(page, { ...deposit, go: undefined })
  const release = hold('GET /get-wallet-number')
  await submitDeposit(page)
  // The check of the deposit needs the phones too: they are lost once it is over.
  await expect.poll(() => made).toContain('GET /get-wallet-number')
  answer('GET /user/show', FAILED)
  await release(LISTED['GET /get-wallet-number'] as WireAnswer)
  await expect(page.getByText('Failed to load your phone numbers')).toBeVisible()
  answer('GET /user/show', userWith({}))
  await button(page, 'Try again').click()
  await makePaymentPage(page).phone.selectOption('01712345678')
})

test('a deposit that could not be checked is tried again from its error', async ({ page }) => {
  const { answer } = await visit(page, deposit)
  answer('GET /user/show', FAILED)
  await submitDeposit(page)
  await expect(depositPage(page).dialog).toBeVisible()
  answer('GET /user/show', userWith({}))
  await depositPage(page).retryInDialog()
  await expect(page.getByRole('heading', { name: 'Make Payment', level: 1 })).toBeVisible()
})

test('a balance that could not be refreshed is shown with the time when it was known', async ({ page }) => {
  await page.clock.install()
  const { answer } = await visit(page, withdrawal)
  await expect(page.getByRole('main')).toContainText('Balance৳ 1,500.00')
  answer('POST /balance', FAILED)
  await page.clock.runFor(30_000)
  const words = /^The balance could not be refreshed\. Last known: \d{4}-\d\d-\d\d \d\d:\d\d$/
  await expect(page.getByText(words)).toBeVisible()
})

test('the records of a player are one press away from the withdrawal', async ({ page }) => {
  await visit(page, withdrawal)
  await button(page, 'Transaction Records').click()
  await expect(page).toHaveURL('/transaction-record')
})

test('a favourite is chosen among the games of a tab', async ({ page }) => {
  await visit(page, home)
  const star = page.getByRole('checkbox', { name: 'Add Golden Boat to favourites' }).first()
  await star.click()
  await expect(star).toBeChecked()
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('Golden Boat')
})

test('all messages of a long inbox can be marked, and one that could not be deleted is named in view', async ({
  page,
}) => {
  const data = Array.from({ length: 80 }, (_, at) => ({
    id: 100 - at,
    title: `Message ${at}`,
    message: 'Hello.',
    is_read: 0,
    created_at: '2026-03-02 05:59:00',
  }))
  await visit(page, inbox, {
    over: { 'GET /inbox': { body: { success: true, data: { data, last_page: 1 } } } },
  })
  const { rows, edit, box, delete: remove, confirm, alert } = inboxPage(page)
  // More are drawn once they are near.
  await expect(rows).toHaveCount(60)
  await edit.click()
  const last = box('Message 79')
  await page.keyboard.press('End')
  await last.click()
  await expect(last).toBeChecked()
  await remove.click()
  await confirm.click()
  await expect(alert).toHaveText('Could not be deleted:Message 79')
  await expect(alert).toBeInViewport()
})
