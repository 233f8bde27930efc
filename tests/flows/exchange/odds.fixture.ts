import type { WireAnswer } from '@tiya/graph-tests/wire'
import { eventsAre, sportsEvent } from './events.fixture.ts'

/** The market and the event of the odds tests, and their calls. */
export const MARKET = '1.23'
export const EVENT = '77'
export const MATCH_ODDS = `GET /exchange-data/match-odds/${MARKET}`
export const EVENT_ODDS = `GET /exchange-data/event/${EVENT}`
export const SCORE = `GET /exchange-data/score/board/${EVENT}`
const CRICKET = 'GET /exchange-data/sports-events/cricket'

/** The navigation state that a list passes to `/odds-view`. */
export const STATE = {
  marketId: MARKET,
  eventId: EVENT,
  selectedSport: 'cricket',
  eventName: 'Kings v Riders',
}

/** The pick of its first runner's best price to back. */
export const PICK = { marketId: MARKET, kind: 'odds', selection: '7', side: 'back', price: '1.86' }

type Price = readonly [price: number, size: number]

const pricesOf = (prices: readonly Price[]) => prices.map(([price, size]) => ({ price, size }))

/** Returns a runner in its wire format. */
export const runner = ({
  id = 7 as number | string,
  name = 'Padma Kings',
  status = 'ACTIVE' as string | null,
  back = [
    [1.86, 3_400],
    [1.84, 1_200],
    [1.82, 860],
  ] as readonly Price[],
  lay = [
    [1.88, 2_100],
    [1.9, 860.9],
    [1.92, 15_250],
  ] as readonly Price[],
}) => ({
  SelectionId: id,
  SelectionName: name,
  status,
  ex: { availableToBack: pricesOf(back), availableToLay: pricesOf(lay) },
})
type RunnerOf = Parameters<typeof runner>[0]

const DRAW = { id: 9, name: 'The Draw', status: 'SUSPENDED', back: [[110, 12]], lay: [] } satisfies RunnerOf

export const SECOND = {
  id: '8',
  name: 'Meghna Riders',
  back: [[2.14, 1_800]],
  lay: [
    [2.18, 1_100],
    [2.2, 400],
  ],
} satisfies RunnerOf

/** Returns match odds in their wire format. */
export const market = ({
  status = 'OPEN' as string | null,
  inplay = true,
  runners = [runner({}), runner(SECOND), runner(DRAW)],
} = {}): { readonly body: object } => ({ body: { marketId: MARKET, inplay, status, runners } })

export const BOOKMAKER = [
  { runner: 'Padma Kings', suspended: false, ball_running: 0, backPrice: 86, layPrice: '88' },
  { runner: 'Meghna Riders', suspended: true, ball_running: true, backPrice: 110, layPrice: 118 },
]

const fancy = (id: string, title: string, type: string, more: object) => ({
  ...{ id, title, type, suspended: false, ball_running: false },
  ...{ no: null, no_rate: null, yes: null, yes_rate: null },
  ...more,
})

export const FANCIES = [
  fancy('f1', '20 over runs PK', 'fancy', { no: 182, no_rate: 100, yes: 184, yes_rate: 90 }),
  fancy('f2', 'Next wicket runs', 'fancy', {
    ball_running: true,
    no: 24,
    no_rate: 110,
    yes: 26,
    yes_rate: 90,
  }),
  fancy('b1', '18.3 ball runs', 'ball', { no: 1, no_rate: 120, yes: 2 }),
  fancy('k1', 'Khadda 6 overs', 'khadda', { suspended: true }),
  fancy('o1', 'Odd or even', 'oddeven', { no: 1.9, yes: 1.95 }),
]

/** Returns bookmaker and fancies in their wire format; there is no lottery. */
export const eventOdds = ({
  bookmaker = BOOKMAKER as readonly object[],
  fancy2 = FANCIES as readonly object[],
} = {}): { readonly body: object } => ({
  body: { data: { items: { [EVENT]: { bookmaker, fancy2 } } } },
})

/** The events of a sport, including the match. */
export const EVENTS: WireAnswer = eventsAre(
  sportsEvent({ id: 99, name: 'Another match', openDate: '2026-03-02T09:00:00Z' }),
  {
    ...sportsEvent({ id: 77, name: ' Kings v Riders ', openDate: '2026-03-02T05:00:00Z', inPlay: 1 }),
    MarketId: 1.23,
  },
)

/** A scoreboard, whose frame has a separate address. */
export const SCORE_PAGE = 'https://score.test/board/77'
export const BOARD: WireAnswer = {
  body: { html: `<p>Score</p><script>x</script><iframe width="9" src="${SCORE_PAGE}"></iframe>` },
}

export const BETS = 'GET /exchange-hub'

/** Returns an open bet on a runner in its wire format. */
export const openBet = (more: object = {}) => ({
  event_name: 'Kings v Riders',
  bet_type: 'back',
  stake: '100.00',
  net_profit_loss: '0.00',
  status: 'open',
  transaction_id: 'EX1',
  market_name: 'Match Odds',
  selection_name: 'Padma Kings',
  potential_profit: '86.00',
  potential_liability: '100.00',
  odds: '1.86',
  created_at: '2026-03-02 05:30:00',
  market_id: MARKET,
  selection_id: '7',
  matched: true,
  ...more,
})

export const betsAre = (...bets: object[]): WireAnswer & { readonly body: object } => ({
  body: { data: bets },
})

/** Good answers to all calls of the odds view. */
export const ODDS = {
  [MATCH_ODDS]: market(),
  [EVENT_ODDS]: eventOdds(),
  [SCORE]: BOARD,
  [CRICKET]: EVENTS,
}
