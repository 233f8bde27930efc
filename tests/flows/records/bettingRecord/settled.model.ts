import type { BettingRecord } from '@tiya/contract/play'
import { settledBetsMachine, settledMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { type SettledFilter, settledId } from '#machines/records/bettingRecord/bettingRecord.rules.ts'
import { settledPortsOf } from '#src/ports/records/bettingRecord.ts'
import { expect } from '#tests/model/expect.ts'
import { filteredRecordsModel } from '../filteredRecords.model.ts'
import { recordsModel, rowsWithDetails } from '../records.model.ts'
import { BOAT, CRAZY, HALF, HALF_KNOWN, LUCKY, SETTLED } from './bets.fixture.ts'
import { bettingRecordPage } from './bettingRecord.page.ts'

const PROVIDER = { all: 'All', HILO: 'HILO', ORBIT: 'ORBIT', JILI: 'JILI' }
const TYPE = { all: 'All', SLOT: 'Slot', LIVE: 'Casino', KENO: 'KENO', FH: 'Fishing' }
const DATE = { today: 'Today', yesterday: 'Yesterday', last7: 'Last 7 days' }

/** The amounts of the list, in order, by the filter's provider, type and date. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'all all last7': ['৳ 50.00', '৳ 200.00', '৳ 10.00'],
  'HILO all last7': ['৳ 50.00', '৳ 10.00'],
  'HILO LIVE last7': [],
  'HILO all yesterday': [],
  'all LIVE last7': ['৳ 200.00'],
  'all all yesterday': [],
}

export const settled = filteredRecordsModel<BettingRecord, SettledFilter>({
  machine: settledMachine,
  at: '/betting-record',
  ambient: { 'GET /betting-record': { body: { data: SETTLED } } },
  fields: { provider: ['Provider', PROVIDER], type: ['Game type', TYPE], date: ['Date', DATE] },
  choices: [{ provider: 'HILO' }, { type: 'LIVE' }, { date: 'yesterday' }, { provider: 'all' }],
  amounts: ({ provider, type, date }) => SHOWN[`${provider} ${type} ${date}`],
  page: bettingRecordPage,
})

/** What the dialog shows for each bet. */
const DETAILS: Readonly<Record<string, readonly string[]>> = {
  [BOAT]: [
    'Provider HILO',
    'Game type Slot',
    'Game Golden Boat of the South',
    'Bet amount ৳ 50.00',
    'Win amount ৳ 125.50',
    'Net profit/loss +৳ 75.50',
    'Date 2026-03-02 11:00',
  ],
  [CRAZY]: ['Game type Casino', 'Win amount ৳ 0.00', 'Date 2026-03-02 02:00'],
  [LUCKY]: ['Game type KENO', 'Game Lucky Numbers 1', 'Date 2026-02-24 07:00'],
  [HALF]: ['Bet amount ৳ 50.00', 'Win amount –', 'Net profit/loss –'],
}

const list = rowsWithDetails(
  bettingRecordPage,
  'Betting Records',
  {
    [BOAT]: ['৳ 50.00', 'Golden Boat of … · HILO2026-03-02 11:00৳ 50.00+৳ 75.50'],
    [CRAZY]: ['৳ 200.00', 'Crazy Time · ORBIT2026-03-02 02:00৳ 200.00−৳ 200.00'],
    [LUCKY]: ['৳ 10.00', 'Lucky Numbers 1 · HILO2026-02-24 07:00৳ 10.00−৳ 10.00'],
    [HALF]: ['৳ 50.00', 'Half Known · HILO2026-03-02 11:00৳ 50.00–'],
  },
  async (page, id) => {
    for (const row of DETAILS[id] ?? ['?']) await expect(bettingRecordPage(page).fact(row)).toBeVisible()
  },
  ['Play games', '/games'],
)

export const settledBets = recordsModel({
  ...list,
  machine: settledBetsMachine,
  ports: settledPortsOf,
  idOf: settledId,
  at: '/betting-record',
  lists: {
    three: { body: { data: SETTLED.slice(0, 3) } },
    'the newest is gone': { body: { data: SETTLED.slice(1, 3) } },
    none: { body: { data: [] } },
    'an amount is missing': { body: { data: [HALF_KNOWN] } },
  },
  kept: { name: 'bets', rows: SETTLED.slice(0, 3) },
})
