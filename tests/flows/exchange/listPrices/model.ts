import type { Page } from '@playwright/test'
import { labelled, unusual } from '@tiya/graph-tests/model'
import { fromCallback, type SnapshotFrom } from 'xstate'
import { listPricesMachine } from '#machines/exchange/listPrices/listPrices.machine.ts'
import { hasRunners } from '#machines/exchange/listPrices/listPrices.rules.ts'
import { liveOddsPortsOf } from '#src/ports/exchange/marketOdds.ts'
import { setVisibility } from '#tests/model/device.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, eachLabelled } from '#tests/model/model.ts'
import { answerPoll } from '../../common/poll.model.ts'
import { CRICKET, decoded, eventsAre, LATER, LIVE, ROWS_ODDS } from '../events.fixture.ts'
import { eventsPage } from '../events.page.ts'
import { PICK, runner } from '../odds.fixture.ts'

const leaves = 'it leaves the screen: a journey presses a price'

const [LISTED_EVENT] = decoded(LIVE)
const PRICED = {
  none: [],
  listed: decoded(LIVE, LATER),
  moved: decoded({ ...LIVE, runners: [runner({ id: 1, back: [[1.9, 500]] })] }, LATER),
  'without prices': decoded({ ...LIVE, runners: undefined }, LATER),
}

const CONFIRMED = 'the list is refreshed sooner, or three calls fail: `listAge.test.ts` has it'

const byItself = 'a row reports by itself when it is rendered and scrolled; a journey plays it'

async function seePrices(
  page: Page,
  { context: { events, quotes } }: SnapshotFrom<typeof listPricesMachine>,
  are: 'enabled' | 'disabled' | 'delayed',
) {
  await expect(eventsPage(page).rows).toHaveCount(events.length)
  const priced = are === 'delayed' ? events.filter(hasRunners).length : 0
  await expect(page.getByText('Odds are delayed', { exact: true })).toHaveCount(priced)
  for (const [key, { shown }] of quotes) {
    const cell = page.locator(`[data-cell="${key}"]`)
    await expect(cell).toHaveText(`${key.includes('/back/') ? 'Back' : 'Lay'} ${shown.price}${shown.size}`)
    await (are === 'enabled' ? expect(cell).toBeEnabled() : expect(cell).toBeDisabled())
  }
}

export const model = defineModel<typeof listPricesMachine>({
  machine: listPricesMachine,
  // A spawned child runs for real; the odds have their own model.
  ports: (environment) => ({ ...liveOddsPortsOf(environment), marketOdds: fromCallback(() => undefined) }),
  // As on the home: the chart gets a list five seconds before the page does, and would be delayed by time before it.
  input: { confirmation: 35_000 },
  at: '/exchange-sports',
  ambient: { ...ROWS_ODDS, [CRICKET]: 'held' },
  unmarked: 'The cells of the rows show its prices.',
  project: ({ events, quotes, seen, polled, failures }) => [
    events.length,
    [...quotes],
    seen,
    polled,
    failures,
  ],

  usual: {},
  events: {
    'events.listed': () => eachLabelled(PRICED, (events) => ({ type: 'events.listed', events })),
    'events.failed': () => [unusual({ type: 'events.failed' })],
    'tab.returned': () => [unusual({ type: 'tab.returned' })],
    // A row says only once that it is seen.
    'row.seen': ({ context: { events, seen } }) =>
      events
        .filter(({ MarketId }) => !seen.includes(MarketId))
        .map(({ MarketId: marketId }) => ({ type: 'row.seen', marketId })),
    'row.unseen': ({ context: { seen } }) => seen.map((marketId) => ({ type: 'row.unseen', marketId })),
    'cell.pressed': () => [
      labelled('listed', { type: 'cell.pressed', cell: `${LISTED_EVENT?.MarketId}/odds/1/back/0` }),
    ],
    'market.wanted': ({ context: { polled } }) =>
      polled.map((marketId) => ({ type: 'market.wanted', pick: { ...PICK, marketId } })),
  },
  durations: { confirmation: 35_000 },
  unplayedDelays: { confirmation: CONFIRMED },
  unreachedInBrowser: {
    'listPrices.live xstate.after.confirmation.listPrices.live#0': CONFIRMED,
    'listPrices.outdated xstate.after.confirmation.listPrices.outdated#0': CONFIRMED,
  },
  gesture: {
    'events.listed': (_, { events }, world) => answerPoll(world, CRICKET, eventsAre(...events), 5_000),
    'events.failed': {
      when: ({ context: { events } }) => events.length > 0,
      play: (_, __, world) => answerPoll(world, CRICKET, { status: 500, body: {} }, 5_000),
    },
    'tab.returned': async (page, _, world) => {
      world.ambient.set(CRICKET, 'held')
      await setVisibility(page, false)
      await world.pass(5_000)
      await setVisibility(page, true)
    },
    'row.seen': byItself,
    'row.unseen': byItself,
    'cell.pressed': leaves,
    'market.wanted': leaves,
  },

  assertions: {
    'listPrices.live': (page, snapshot) => seePrices(page, snapshot, 'enabled'),
    'listPrices.outdated': (page, snapshot) => seePrices(page, snapshot, 'disabled'),
    'listPrices.delayed': (page, snapshot) => seePrices(page, snapshot, 'delayed'),
  },
})
