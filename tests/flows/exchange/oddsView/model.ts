import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { oddsViewMachine } from '#machines/exchange/oddsView/oddsView.machine.ts'
import { oddsViewPortsOf } from '#src/ports/exchange/oddsView.ts'
import { PLAYER } from '#tests/model/ambient.ts'
import { expect } from '#tests/model/expect.ts'
import { defineModel, unanswered, type World } from '#tests/model/model.ts'
import { EVENT, EVENTS, MARKET, MATCH_ODDS, market, ODDS, PICK, STATE } from '../odds.fixture.ts'
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

const INPUT = { remoteId: '41', marketId: MARKET, eventId: EVENT, sport: 'cricket', name: MATCH } as const
const UNNAMED = { ...STATE, eventName: undefined }

async function seeName(page: Page, name: string): Promise<void> {
  await expect(oddsViewPage(page).heading).toHaveText(name)
}

async function seeTab(page: Page, { context }: Snapshot): Promise<void> {
  const [name, ...rows] = TABS[context.tab]
  const { tab, table } = oddsViewPage(page)
  await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
  await expect(table('Fancy Bet').getByRole('rowheader')).toHaveCount(rows.length)
  if (rows.length > 0) await expect(table('Fancy Bet').getByRole('rowheader')).toHaveText(rows)
  else await expect(page.getByRole('tabpanel')).toHaveText('No bets of this kind are offered at the moment.')
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
  stored: PLAYER,
  at: '/odds-view',
  arrive: ({ page }) => openOddsView(page),
  ambient: ODDS,
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
  project: ({ name, sport, tab }) => [name, sport, tab],

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
  plainEvents: ['marketOdds.delayed', 'marketOdds.live'],
  events: {
    'market.wanted': () => [{ type: 'market.wanted', pick: PICK }],
    'tab.opened': () =>
      (Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => ({ type: 'tab.opened', tab })),
  },
  gesture: {
    'marketOdds.delayed': (page, _, world) => poll(page, world, false),
    'marketOdds.live': (page, _, world) => poll(page, world, true),
    'tab.opened': (page, { tab }) => oddsViewPage(page).tab(TABS[tab][0]).click(),
    'market.wanted': 'it leaves the screen: the journeys press cells',
  },
  assertions: {
    'oddsView.name.loading': (page) => seeName(page, PLAYERS),
    'oddsView.name.known': (page, { context }) => seeName(page, context.name ? MATCH : PLAYERS),
    'oddsView.name.unknown': (page) => seeName(page, PLAYERS),
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

export const models = [oddsView, eventOddsModel, eventPollModel, streamModel, scoreModel]
