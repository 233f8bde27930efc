import { bettingRecordMachine } from '#machines/records/bettingRecord/bettingRecord.machine.ts'
import { keepViewOf } from '#src/ports/records/filter.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, type World } from '#tests/model/model.ts'
import { EXCHANGE, SETTLED } from './bets.fixture.ts'
import { bettingRecordPage } from './bettingRecord.page.ts'
import { exchange, exchangeBets } from './exchange.model.ts'
import { settled, settledBets } from './settled.model.ts'

/** Returns to the tab `Exchange`, which the history entry stores. */
async function comeBack({ page }: World): Promise<void> {
  await page.goto('/betting-record')
  await expect(page.getByRole('heading', { level: 1, name: 'Betting Records' })).toBeVisible()
  await page.evaluate(() => window.history.replaceState({ views: { bettingRecord: 'exchange' } }, ''))
}

const bettingRecord = defineModel<typeof bettingRecordMachine>({
  machine: bettingRecordMachine,
  input: { remoteId: '41', tab: 'settled', settled: undefined, exchange: undefined },
  ports: (environment) => ({ keepView: keepViewOf(environment) }),
  stored: PLAYER,
  at: '/betting-record',
  ambient: {
    'GET /betting-record': { body: { data: SETTLED } },
    'GET /exchange-hub': { body: { data: EXCHANGE } },
  },
  variants: {
    'of a player who comes back': {
      input: { remoteId: '41', tab: 'exchange', settled: undefined, exchange: undefined },
      arrive: comeBack,
    },
  },
  project: ({ tab }) => tab,

  events: {
    'tab.chosen': () => [
      { type: 'tab.chosen', tab: 'settled' },
      { type: 'tab.chosen', tab: 'exchange' },
    ],
  },
  gesture: {
    'tab.chosen': (page, { tab }) =>
      bettingRecordPage(page).openTab(tab === 'settled' ? 'Settled' : 'Exchange'),
  },

  assertions: {
    'bettingRecord.settled.unopened': (page) =>
      expect(bettingRecordPage(page).tab('Settled')).toHaveAttribute('aria-selected', 'false'),
    'bettingRecord.settled.opened': async (page, { context }) => {
      if (context.tab !== 'settled') return
      const { rows, tab } = bettingRecordPage(page)
      await expect(tab('Settled')).toHaveAttribute('aria-selected', 'true')
      await expect(rows).toContainText(['Golden Boat of …', 'Crazy Time', 'Lucky Numbers 1'])
      await expect(rows).toHaveCount(3)
    },
    'bettingRecord.exchange.unopened': (page) =>
      expect(bettingRecordPage(page).tab('Exchange')).toHaveAttribute('aria-selected', 'false'),
    'bettingRecord.exchange.opened': async (page, { context }) => {
      if (context.tab !== 'exchange') return
      const { rows, tab } = bettingRecordPage(page)
      await expect(tab('Exchange')).toHaveAttribute('aria-selected', 'true')
      await expect(rows).toContainText(['Bangladesh v India', 'Arsenal v Chelsea', 'Sri Lanka v Nepal'])
    },
  },
})

export const models = [bettingRecord, settled, settledBets, exchange, exchangeBets]
