import type { Page } from '@playwright/test'
import { type ExchangeRecord, playCalls } from '@tiya/contract/play'
import { labelled, type World } from '@tiya/graph-tests/model'
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { betsPoll } from '#machines/exchange/oddsView/betsPoll.machine.ts'
import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { betsPollPortsOf, oddsViewPortsOf } from '#src/ports/exchange/oddsView.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, eachLabelled, unanswered } from '#tests/model/model.ts'
import { heldPollGestures, POLL_FAILED, pollModel } from '../../common/poll.model.ts'
import { usualFirst } from '../../common/usualFirst.ts'
import {
  BETS,
  betsAre,
  EVENT,
  EVENTS,
  MARKET,
  MATCH_ODDS,
  market,
  ODDS,
  openBet,
  PICK,
  STATE,
} from '../odds.fixture.ts'
import { eventOddsModel, eventPollModel } from './eventOdds.model.ts'
import { scoreModel, streamModel } from './frame.model.ts'
import { MATCH, oddsViewPage, openOddsView, PLAYERS } from './oddsView.page.ts'

type Snapshot = SnapshotFrom<typeof oddsViewMachine>

/** The tabs to open, and the fancies of each. */
const TABS = {
  all: ['All', '20 over runs PK', 'Next wicket runs', '18.3 ball runs', 'Khadda 6 overs', 'Odd or even'],
  fancy: ['Fancy', '20 over runs PK', 'Next wicket runs'],
  ball: ['Ball by Ball', '18.3 ball runs'],
  khadda: ['Khadda', 'Khadda 6 overs'],
  lottery: ['Lottery'],
  oddeven: ['Odd/Even', 'Odd or even'],
} as const

const INPUT = {
  remoteId: '41',
  marketId: MARKET,
  eventId: EVENT,
  sport: 'cricket',
  name: MATCH,
  kept: undefined,
} as const
const UNNAMED = { ...STATE, eventName: undefined }

async function seeName(page: Page, name: string): Promise<void> {
  await expect(oddsViewPage(page).heading).toHaveText(name)
}

async function seeTab(page: Page, { context }: Snapshot): Promise<void> {
  const [name, ...rows] = TABS[context.view.tab]
  const { tab, table } = oddsViewPage(page)
  await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect(table('Fancy Bet').getByRole('rowheader')).toHaveCount(rows.length)
  if (rows.length > 0) await expect(table('Fancy Bet').getByRole('rowheader')).toHaveText(rows)
  else await expect(page.getByRole('tabpanel')).toHaveText(/^No Data/)
}

const LAY = { transaction_id: 'EX2', bet_type: 'lay', selection_id: '8' }

/** Lists of bets, and what each runner would bring with them. */
const LISTS = {
  none: { wire: betsAre(), shown: [] },
  two: {
    wire: betsAre(openBet(), openBet({ ...LAY, potential_profit: '50.00', potential_liability: '70.00' })),
    shown: [
      ['Padma Kings', '+৳ 136.00'],
      ['Meghna Riders', '−৳ 170.00'],
      ['The Draw', '−৳ 50.00'],
    ],
  },
} as const

const answerBets = heldPollGestures(BETS, (bets: readonly ExchangeRecord[]) =>
  bets.length === 0 ? LISTS.none.wire : LISTS.two.wire,
)

const betsOf = ({ body }: { readonly body: object }): readonly ExchangeRecord[] =>
  z.parse(playCalls.exchangeRecords.response, body).data

async function seeRunners(page: Page, { value, context: { bets, opened } }: Snapshot): Promise<void> {
  const { row, table } = oddsViewPage(page)
  const { shown } = bets.length === 0 ? LISTS.none : LISTS.two
  await expect(table('Match Odds').getByText('If this runner wins:')).toHaveCount(shown.length)
  for (const [name, amount] of shown) {
    const told = value.bets === 'outdated' ? '–' : amount
    await expect(row('Match Odds', name)).toContainText(`If this runner wins: ${told}`)
  }
  const seen = row('Match Odds', 'Padma Kings').getByText('Back price seen here: 1.86')
  await expect(seen).toHaveCount(opened === `${MARKET}/odds/7` ? 1 : 0)
}

/** Asserts whether the cells of all tables can be pressed. */
async function seeCells(page: Page, areDead: boolean): Promise<void> {
  const { cell } = oddsViewPage(page)
  const cells = [cell('Match Odds', 'Padma Kings', 'Back 1.86'), cell('BookMaker', 'Padma Kings', 'Lay 88')]
  for (const one of cells) await (areDead ? expect(one).toBeDisabled() : expect(one).toBeEnabled())
}

/** Lets polls pass until the odds are delayed, or live again. */
async function poll(page: Page, world: World, isGood: boolean): Promise<void> {
  world.ambient.set(MATCH_ODDS, isGood ? market() : { status: 500, body: {} })
  await expect(async () => {
    await world.pass(300)
    await expect(oddsViewPage(page).delayed).toHaveCount(isGood ? 0 : 1, { timeout: 50 })
  }).toPass({ intervals: [10] })
}

const oddsView = defineModel<typeof oddsViewMachine>({
  machine: oddsViewMachine,
  input: INPUT,
  ports: oddsViewPortsOf,
  at: '/odds-view',
  arrive: ({ page }) => openOddsView(page),
  ambient: { ...ODDS, [BETS]: 'held' },
  variants: {
    'without the name': {
      input: { ...INPUT, name: '' },
      arrive: ({ page }) => openOddsView(page, UNNAMED),
    },
    'without the name, in an unknown sport': {
      input: { ...INPUT, name: '', sport: null },
      arrive: ({ page }) => openOddsView(page, { ...UNNAMED, selectedSport: 'chess' }),
    },
  },
  project: ({ name, sport, view, bets, betFailures, opened }) => [
    ...[name, sport, view.tab, view.place],
    ...[bets.length, betFailures, opened],
  ],

  answers: {
    loadEvents: {
      listed: EVENTS,
      'not listed': { body: { data: [] } },
      refused: { status: 500, body: {} },
      'not JSON': { raw: '<html>' },
      ...unanswered(5_000, 'the polls of the odds would go on meanwhile'),
    },
  },
  usual: { first: ['loadEvents'] },
  plainEvents: ['marketOdds.delayed'],
  events: {
    'marketOdds.live': () => [{ type: 'marketOdds.live', marketId: MARKET }],
    'market.wanted': () => [{ type: 'market.wanted', pick: PICK }],
    'poll.loaded': () => eachLabelled(LISTS, ({ wire }) => ({ type: 'poll.loaded', value: betsOf(wire) })),
    'poll.failed': () => [POLL_FAILED],
    'place.changed': () =>
      usualFirst([
        labelled('further down', { type: 'place.changed', place: { id: 'Match Odds', index: 0, offset: 1 } }),
        labelled('at the start', { type: 'place.changed', place: { id: 'Match Odds', index: 0, offset: 0 } }),
        labelled('in the next table', {
          type: 'place.changed',
          place: { id: 'BookMaker', index: 1, offset: -9 },
        }),
      ]),
    'runner.toggled': () => ['7', '8'].map((id) => ({ type: 'runner.toggled', key: `${MARKET}/odds/${id}` })),
    'tab.opened': () =>
      usualFirst((Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => ({ type: 'tab.opened', tab }))),
  },
  gesture: {
    ...answerBets,
    'runner.toggled': (page, { key }) =>
      oddsViewPage(page)
        .row('Match Odds', key.endsWith('7') ? 'Padma Kings' : 'Meghna Riders')
        .locator('summary')
        .click(),
    'marketOdds.delayed': (page, _, world) => poll(page, world, false),
    'marketOdds.live': (page, _, world) => poll(page, world, true),
    'tab.opened': (page, { tab }) => oddsViewPage(page).tab(TABS[tab][0]).click(),
    'place.changed': 'the page reports its place by itself: a journey comes back to it',
    'market.wanted': 'it leaves the screen: the journeys press cells',
  },
  assertions: {
    'oddsView.name.loading': (page) => seeName(page, PLAYERS),
    'oddsView.name.known': (page, { context }) => seeName(page, context.name ? MATCH : PLAYERS),
    'oddsView.name.unknown': (page) => seeName(page, PLAYERS),
    'oddsView.bets.none': seeRunners,
    'oddsView.bets.known': seeRunners,
    'oddsView.bets.outdated': seeRunners,
    'oddsView.odds.live': async (page, snapshot) => {
      await seeTab(page, snapshot)
      await seeCells(page, false)
      await expect(oddsViewPage(page).delayed).toHaveCount(0)
    },
    'oddsView.odds.delayed': async (page, snapshot) => {
      await seeTab(page, snapshot)
      await seeCells(page, true)
      await expect(oddsViewPage(page).delayed).toBeVisible()
    },
  },
})

const bets = pollModel<readonly ExchangeRecord[]>({
  machine: betsPoll,
  ports: betsPollPortsOf,
  answers: { some: LISTS.two.wire, none: LISTS.none.wire, 'a bet without an id': betsAre({ stake: '1.00' }) },
})

export const models = [oddsView, bets, eventOddsModel, eventPollModel, streamModel, scoreModel]
