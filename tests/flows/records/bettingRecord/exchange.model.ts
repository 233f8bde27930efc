import type { ExchangeRecord } from '@tiya/contract/play'
import type { World } from '@tiya/graph-tests/model'
import {
  exchangeBetsMachine,
  exchangeRecordMachine,
} from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { type ExchangeFilter, exchangeIdentity } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { exchangeBetsPortsOf } from '#src/ports/records/bettingRecord.ts'
import { expect } from '#tests/model/expect.ts'
import { filteredRecordsModel } from '../filteredRecords.model.ts'
import { recordsModel, rowsWithDetails } from '../records.model.ts'
import { EXCHANGE } from './bets.fixture.ts'
import { bettingRecordPage } from './bettingRecord.page.ts'

const arrive = ({ page }: World) => bettingRecordPage(page).openExchange()

/** The settled bets are loaded first, because their tab opens first. */
const NO_SETTLED = { 'GET /betting-record': { body: { data: [] } } }

const DATE = { today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }

/** The amounts of the list, in order, by the filter's date. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  last7: ['৳ 500.00', '৳ 150.00'],
  today: ['৳ 500.00'],
  yesterday: [],
}

export const exchange = filteredRecordsModel<ExchangeRecord, ExchangeFilter>({
  machine: exchangeRecordMachine,
  at: '/betting-record',
  arrive,
  ambient: { ...NO_SETTLED, 'GET /exchange-hub': { body: { data: [EXCHANGE[0], EXCHANGE[2]] } } },
  fields: { date: ['Date', DATE] },
  choices: [{ date: 'today' }, { date: 'yesterday' }],
  amounts: ({ date }) => SHOWN[date],
  page: bettingRecordPage,
})

/** What the dialog shows for each bet. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  'TX-3': [
    'Event Bangladesh v India',
    'Market Match Odds',
    'Selection Bangladesh',
    'Bet type BACK',
    'Odds 1.90',
    'Stake ৳ 500.00',
    'Net profit/loss ৳ 0.00',
    'Potential profit ৳ 450.00',
    'Potential liability About liability ৳ 500.00',
    'Transaction ID TX-3',
    'Date 2026-03-02 11:30',
  ],
  'TX-2': ['Bet type LAY', 'Net profit/loss +৳ 300.00'],
  'TX-1': ['Run 42', 'Net profit/loss −৳ 150.00'],
}

/** A bet that someone has taken at unknown odds, and two of unknown statuses. */
const ODD = [
  { ...EXCHANGE[0], transaction_id: 'TX-4', odds: null, matched: 1 },
  {
    ...{ ...EXCHANGE[1], transaction_id: 'TX-5', stake: '301.00', status: ' under investigation ' },
    ...{ bet_type: '', selection_name: '' },
  },
  { ...EXCHANGE[1], transaction_id: 'TX-6', stake: '302.00', status: '' },
]

const list = rowsWithDetails(
  bettingRecordPage,
  'Betting Records',
  {
    'TX-3': [
      '৳ 500.00',
      'BACKBangladeshWaitingProcessing৳ 500.00 at 1.90Can win ৳ 450.00, can lose ৳ 500.00Bangladesh v India · Match Odds · 2026-03-02 11:30',
    ],
    'TX-2': [
      '৳ 300.00',
      'LAYChelseaWON +৳ 300.00৳ 300.00 at 3.00Arsenal v Chelsea · Match Odds · 2026-03-01 11:30',
    ],
    'TX-1': [
      '৳ 150.00',
      'BACKYesLOST −৳ 150.00৳ 150.00 at 1.00Sri Lanka v Nepal · 6 Over Runs · Run 42 · 2026-02-25 11:30',
    ],
    'TX-4': ['৳ 500.00', 'BACKBangladeshMatchedProcessing৳ 500.00 at –Can win'],
    'TX-5': ['৳ 301.00', 'Arsenal v Chelseaunder investiga…৳ 301.00 at 3.00Match Odds · 2026-03-01 11:30'],
    'TX-6': ['৳ 302.00', 'LAYChelseaUnknown৳ 302.00 at 3.00Arsenal'],
  },
  async (page, id) => {
    const { details, fact } = bettingRecordPage(page)
    for (const row of DETAILS[id] ?? ['?']) await expect(fact(row)).toBeVisible()
    await expect(details.getByRole('row', { name: /^Run/ })).toHaveCount(id === 'TX-1' ? 1 : 0)
    await expect(details.getByRole('button', { name: 'About liability' })).toBeVisible()
  },
  ['Go to the exchange', '/exchange'],
)

export const exchangeBets = recordsModel({
  ...list,
  opens: Object.keys(DETAILS),
  machine: exchangeBetsMachine,
  ports: exchangeBetsPortsOf,
  idOf: exchangeIdentity.idOf,
  at: '/betting-record',
  arrive,
  ambient: NO_SETTLED,
  lists: {
    three: { body: { data: EXCHANGE } },
    'the newest is gone': { body: { data: EXCHANGE.slice(1) } },
    none: { body: { data: [] } },
    'odd ones': { body: { data: ODD } },
  },
  kept: { name: 'exchangeBets', rows: EXCHANGE },
})
