import type { Page } from '@playwright/test'
import type { User } from '@tiya/contract/account'
import type { ExchangeRecord } from '@tiya/contract/play'
import { unusual } from '@tiya/graph-tests/model'
import {
  accountBetListMachine,
  accountBetsMachine,
  accountPlayerMachine,
  exchangeAccountMachine,
} from '#machines/exchange/exchangeAccount/exchangeAccount.machine.ts'
import {
  ACCOUNT_PARTS,
  type AccountBetsFilter,
  type AccountPart,
} from '#machines/exchange/exchangeAccount/exchangeAccount.rules.ts'
import { exchangeIdentity } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { accountPlayerPortsOf } from '#src/ports/exchange/exchangeAccount.ts'
import { exchangeBetsPortsOf } from '#src/ports/records/bettingRecord.ts'
import { userWith } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { EXCHANGE } from '../../records/bettingRecord/bets.fixture.ts'
import { filteredRecordsModel } from '../../records/filteredRecords.model.ts'
import { recordsModel, rowsWithDetails } from '../../records/records.model.ts'
import { ADDRESSES, exchangeAccountPage, NAMES } from './exchangeAccount.page.ts'

const goneTo = (part: string) =>
  ({
    type: 'location.changed',
    location: { path: '/exchange-account', query: part === 'profile' ? {} : { part }, state: null },
  }) as const

const seeBets =
  (...rows: readonly string[]) =>
  (page: Page) =>
    expect(exchangeAccountPage(page).rows).toHaveText(rows)

/** The texts of a player's balances, by name. */
const BALANCES = {
  Free: '৳ 1,500.00',
  Exposure: '৳ 500.00',
  'Balance with exposure': '৳ 2,000.00',
  'Cash bonus': '৳ 0.00',
  'VIP Points': '25',
}

/** Asserts the content that is specific to each part. */
const CONTENTS: Readonly<Record<AccountPart, (page: Page) => Promise<void>>> = {
  profile: async (page) => {
    await expect(page.getByRole('tab')).toHaveText(Object.values(NAMES))
    await expect(exchangeAccountPage(page).known('Full Name')).toContainText('Rahim')
  },
  balance: async (page) => {
    await expect(page.getByRole('main')).toContainText('Main Wallet৳ 1,500.00')
    for (const [name, amount] of Object.entries(BALANCES))
      await expect(exchangeAccountPage(page).known(name)).toContainText(amount)
  },
  bets: seeBets(
    'BACKBangladeshWaitingProcessing৳ 500.00 at 1.90Can win ৳ 450.00, can lose ৳ 500.00Bangladesh v India · Match Odds · 2026-03-02 11:30',
  ),
  history: seeBets(
    'LAYChelseaWON +৳ 300.00৳ 300.00 at 3.00Arsenal v Chelsea · Match Odds · 2026-03-01 11:30',
    'BACKYesLOST −৳ 150.00৳ 150.00 at 1.00Sri Lanka v Nepal · 6 Over Runs · Run 42 · 2026-02-25 11:30',
  ),
  'profit-loss': async (page) => {
    const { events } = exchangeAccountPage(page)
    await expect(events).toHaveCount(2)
    await expect(page.getByRole('main')).toContainText('Total profit and loss+৳ 150.00Profit')
  },
  activity: (page) => expect(page.getByText('No Data', { exact: true })).toBeVisible(),
}

const seeUnopened = (parts: readonly AccountPart[]) => async (page: Page) => {
  for (const part of parts)
    await expect(exchangeAccountPage(page).tab(part)).toHaveAttribute('aria-selected', 'false')
}

const seeOpened =
  (parts: readonly AccountPart[]) =>
  async (page: Page, { context: { part } }: { context: { part: AccountPart } }) => {
    if (!parts.includes(part)) return
    await exchangeAccountPage(page).seePart(part)
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await expect(filter).toHaveCount(/^(profile|balance)$/.test(part) ? 0 : 1)
    await CONTENTS[part](page)
  }

const REGIONS: Readonly<Record<string, readonly AccountPart[]>> = {
  player: ['profile', 'balance'],
  open: ['bets'],
  decided: ['history'],
  profitLoss: ['profit-loss'],
  activity: ['activity'],
}

const account = defineModel<typeof exchangeAccountMachine>({
  machine: exchangeAccountMachine,
  input: { remoteId: '41', part: 'profile', bets: undefined, activity: undefined },
  at: '/exchange-account',
  ambient: {
    'GET /exchange-hub': { body: { data: EXCHANGE } },
    'GET /user/show': userWith({ exposure: '500.00' }),
  },
  variants: Object.fromEntries(
    (['balance', 'history', 'activity'] as const).map((part) => [
      `at ${part}`,
      { input: { remoteId: '41', part, bets: undefined, activity: undefined }, at: ADDRESSES[part] },
    ]),
  ),
  project: ({ part, first }) => [part, first],
  usual: {},

  events: {
    'part.chosen': () => ACCOUNT_PARTS.map((part) => ({ type: 'part.chosen', part })),
    // An unknown part leads to the first one.
    'location.changed': () => [goneTo('balance'), goneTo('unknown')].map(unusual),
  },
  follows: {
    parent: ({ context }, event) =>
      event.type === 'part.chosen' && event.part !== context.part ? goneTo(event.part) : undefined,
  },
  gesture: {
    'part.chosen': (page, { part }) => exchangeAccountPage(page).openPart(part),
    'location.changed': (page, { location: { path, query } }) =>
      travel(page, `${path}?${new URLSearchParams(query)}`),
  },

  assertions: Object.fromEntries(
    Object.entries(REGIONS).flatMap(([region, parts]) => [
      [`exchangeAccount.${region}.unopened`, seeUnopened(parts)],
      [`exchangeAccount.${region}.opened`, seeOpened(parts)],
    ]),
  ),
})

/** A player without any optional data. */
const BARE = userWith({
  id: '42',
  username: 'b<i>re</i>',
  name: null,
  phone: '+8801912345699',
  email: '',
  session_id: '0',
  created_at: 'yesterday',
})

const FACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '41': {
    Username: 'rahim88',
    'Full Name': 'Rahim',
    Phone: 'Phone01*******78Verified',
    Email: 'rahim@site.testNot verified',
    'Registration Date': '2025-01-02',
  },
  '42': {
    Username: 'b<i>re</i>',
    'Full Name': '–',
    Phone: 'Phone01*******99Not verified',
    Email: 'Email–Not verified',
    'Registration Date': '–',
  },
}

const seeBusy = (page: Page) => expect(page.locator('main [aria-busy=true]')).toBeVisible()

const player = recordsModel<User>({
  machine: accountPlayerMachine,
  ports: accountPlayerPortsOf,
  idOf: ({ id }) => id,
  at: ADDRESSES.profile,
  lists: {
    rahim: userWith({}),
    'with little': BARE,
    'a balance that is no amount': userWith({ balance: 'a lot' }),
  },
  opens: ['41'],
  words: ['Your details could not be loaded.', 'Your details could not be refreshed.'],
  seeLoading: seeBusy,
  seeRows: async (page, [id = '?']) => {
    for (const [name, text] of Object.entries(FACTS[id] ?? { '?': '?' }))
      await expect(exchangeAccountPage(page).known(name)).toContainText(text)
  },
  seeRefreshing: seeBusy,
})

const history = (page: Page) => exchangeAccountPage(page, 'history')

/** The amounts of the decided bets, in order, by the filter's date. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  all: ['৳ 300.00', '৳ 150.00'],
  today: [],
  yesterday: ['৳ 300.00'],
  last7: ['৳ 300.00', '৳ 150.00'],
}

const bets = filteredRecordsModel<ExchangeRecord, AccountBetsFilter>({
  machine: accountBetsMachine,
  at: ADDRESSES.history,
  ambient: { 'GET /exchange-hub': { body: { data: EXCHANGE } } },
  fields: { date: ['Date', { all: 'All', today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }] },
  choices: [{ date: 'today' }, { date: 'yesterday' }, { date: 'last7' }, { date: 'all' }],
  amounts: ({ date }) => SHOWN[date],
  page: history,
})

/** The largest amounts that the site reads: of a bet without effect and of one whose status is unknown. */
const VOID = {
  ...EXCHANGE[0],
  transaction_id: 'TX-8',
  status: 'VOID',
  stake: '90071992547409.91',
  net_profit_loss: '-90071992547409.91',
}
const ODD = { ...EXCHANGE[0], transaction_id: 'TX-9', status: ' ', stake: '0.01', created_at: 'yesterday' }

const list = rowsWithDetails(
  history,
  'Account',
  {
    'TX-8': ['৳ 90,071,992,547,409.91', 'VOID'],
    'TX-9': ['৳ 0.01', 'Unknown'],
    'TX-2': ['৳ 300.00', 'WON'],
    'TX-1': ['৳ 150.00', 'LOST'],
  },
  (page, id) => expect(history(page).fact(`Transaction ID ${id}`)).toBeVisible(),
  ['Go to the exchange', '/exchange'],
)
/** A row whose date can't be read comes last. */
const BETS = [VOID, ...EXCHANGE.slice(1), ODD]

const betList = recordsModel({
  ...list,
  opens: ['TX-8', 'TX-9', 'TX-1'],
  machine: accountBetListMachine,
  ports: exchangeBetsPortsOf,
  idOf: exchangeIdentity.idOf,
  at: ADDRESSES.history,
  lists: {
    four: { body: { data: BETS } },
    'the newest is gone': { body: { data: EXCHANGE.slice(1) } },
    none: { body: { data: [] } },
    'a stake that is too large': { body: { data: [{ ...VOID, stake: '90071992547409.92' }] } },
  },
  kept: { name: 'exchangeBets', rows: BETS },
})

export const models = [account, player, bets, betList]
