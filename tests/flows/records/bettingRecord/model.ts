import type { Page } from '@playwright/test'
import { bettingRecordMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { keepViewOf } from '#src/ports/common/keptView.ts'
import { arriveAt } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel } from '#tests/model/model.ts'
import { EXCHANGE, SETTLED } from './bets.fixture.ts'
import { bettingRecordPage } from './bettingRecord.page.ts'
import { exchange, exchangeBets } from './exchange.model.ts'
import { settled, settledBets } from './settled.model.ts'

type Tab = 'Settled' | 'Exchange'

const seeUnopened = (name: Tab) => (page: Page) =>
  expect(bettingRecordPage(page).tab(name)).toHaveAttribute('aria-selected', 'false')

async function seeOpened(page: Page, name: Tab, total: string, listed: readonly string[]): Promise<void> {
  const { rows, tab } = bettingRecordPage(page)
  await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect(rows).toContainText(listed)
  await expect(rows).toHaveCount(listed.length)
  await expect(page.getByRole('main')).toContainText(`Net total ${total}`)
}

const bettingRecord = defineModel<typeof bettingRecordMachine>({
  machine: bettingRecordMachine,
  input: { remoteId: '41', tab: 'settled', settled: undefined, exchange: undefined },
  ports: (environment) => ({ keepView: keepViewOf(environment) }),
  at: '/betting-record',
  ambient: {
    'GET /betting-record': { body: { data: SETTLED } },
    'GET /exchange-hub': { body: { data: EXCHANGE } },
  },
  variants: {
    'of a player who comes back': {
      input: { remoteId: '41', tab: 'exchange', settled: undefined, exchange: undefined },
      arrive: arriveAt('/betting-record', { views: { bettingRecord: 'exchange' } }),
    },
  },
  project: ({ tab }) => tab,

  events: {
    'tab.chosen': () => (['settled', 'exchange'] as const).map((tab) => ({ type: 'tab.chosen', tab })),
  },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      bettingRecordPage(page).openTab(tab === 'settled' ? 'Settled' : 'Exchange'),
  },

  assertions: {
    'bettingRecord.settled.unopened': seeUnopened('Settled'),
    'bettingRecord.settled.opened': async (page, { context }) => {
      if (context.tab !== 'settled') return
      const listed = ['Golden Boat of …', 'Crazy Time', 'Lucky Numbers 1']
      await seeOpened(page, 'Settled', '−৳ 134.50', listed)
    },
    'bettingRecord.exchange.unopened': seeUnopened('Exchange'),
    'bettingRecord.exchange.opened': async (page, { context }) => {
      if (context.tab !== 'exchange') return
      const listed = ['Bangladesh v India', 'Arsenal v Chelsea', 'Sri Lanka v Nepal']
      await seeOpened(page, 'Exchange', '+৳ 150.00', listed)
    },
  },
})

export const models = [bettingRecord, settled, settledBets, exchange, exchangeBets]
