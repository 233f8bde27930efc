import type { WireAnswer } from '../../model/model.ts'

/** The market and the event of the odds tests, and their calls. */
export const MARKET = '1.23'
export const EVENT = '77'
export const MATCH_ODDS = `GET /exchange-data/match-odds/${MARKET}`
export const EVENT_ODDS = `GET /exchange-data/event/${EVENT}`
export const SCORE = `GET /exchange-data/score/board/${EVENT}`
export const CRICKET = 'GET /exchange-data/sports-events/cricket'

/** The navigation state that a list passes to `/odds-view`. */
export const STATE = {
  marketId: MARKET,
  eventId: EVENT,
  selectedSport: 'cricket',
  eventName: 'Kings v Riders',
}

type Price = readonly [price: number, size: number]

const pricesOf = (prices: readonly Price[]) => prices.map(([price, size]) => ({ price, size }))

interface RunnerOf {
  readonly id?: number | string
  readonly name?: string
  readonly status?: string | null
  readonly back?: readonly Price[]
  readonly lay?: readonly Price[]
}

/** Returns a runner in its wire format. */
export function runner({ id = 7, name = 'Padma Kings', status = 'ACTIVE', back, lay }: RunnerOf) {
  return {
    SelectionId: id,
    SelectionName: name,
    status,
    ex: {
      availableToBack: pricesOf(
        back ?? [
          [1.86, 3_400],
          [1.84, 1_200],
          [1.82, 860],
        ],
      ),
      availableToLay: pricesOf(
        lay ?? [
          [1.88, 2_100],
          [1.9, 860.9],
          [1.92, 15_250],
        ],
      ),
    },
  }
}

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

interface MarketOf {
  readonly status?: string | null
  readonly inplay?: boolean
  readonly runners?: readonly ReturnType<typeof runner>[]
}

/** Returns match odds in their wire format. */
export function market({
  status = 'OPEN',
  inplay = true,
  runners = [runner({}), runner(SECOND), runner(DRAW)],
}: MarketOf = {}): { readonly body: object } {
  return { body: { marketId: MARKET, inplay, status, runners } }
}

export const BOOKMAKER = [
  { runner: 'Padma Kings', suspended: false, ball_running: 0, backPrice: 86, layPrice: '88' },
  { runner: 'Meghna Riders', suspended: true, ball_running: true, backPrice: 110, layPrice: 118 },
]

type FancyLine = readonly [
  id: string,
  title: string,
  type: string,
  suspended: boolean,
  ball_running: boolean,
  no: number | null,
  no_rate: number | null,
  yes: number | null,
  yes_rate: number | null,
]

const FANCY_LINES: readonly FancyLine[] = [
  ['f1', '20 over runs PK', 'fancy', false, false, 182, 100, 184, 90],
  ['f2', 'Next wicket runs', 'fancy', false, true, 24, 110, 26, 90],
  ['b1', '18.3 ball runs', 'ball', false, false, 1, 120, 2, null],
  ['k1', 'Khadda 6 overs', 'khadda', true, false, null, null, null, null],
  ['o1', 'Odd or even', 'oddeven', false, false, 1.9, null, 1.95, null],
]

export const FANCIES = FANCY_LINES.map(
  ([id, title, type, suspended, ball_running, no, no_rate, yes, yes_rate]) => ({
    ...{ id, title, type, suspended, ball_running },
    ...{ no, no_rate, yes, yes_rate },
  }),
)

/** Returns bookmaker and fancies in their wire format; there is no lottery. */
export function eventOdds({
  bookmaker = BOOKMAKER,
  fancy2 = FANCIES,
}: {
  readonly bookmaker?: readonly object[]
  readonly fancy2?: readonly object[]
} = {}): { readonly body: object } {
  return { body: { data: { items: { [EVENT]: { bookmaker, fancy2 } } } } }
}

/** The events of a sport, including the match. */
export const EVENTS: WireAnswer = {
  body: {
    data: [
      {
        MarketId: '1.99',
        EventId: 99,
        Event: { name: 'Another match', openDate: '2026-03-02T09:00:00Z', inPlay: false },
        Fancy: false,
        Bookmaker: false,
      },
      {
        MarketId: 1.23,
        EventId: 77,
        Event: { name: ' Kings v Riders ', openDate: '2026-03-02T05:00:00Z', inPlay: 1 },
        Fancy: true,
        Bookmaker: true,
      },
    ],
  },
}

/** A scoreboard, whose frame has a separate address. */
export const SCORE_PAGE = 'https://score.test/board/77'
export const BOARD: WireAnswer = {
  body: { html: `<p>Score</p><script>x</script><iframe width="9" src="${SCORE_PAGE}"></iframe>` },
}

/** Good answers to all calls of the odds view. */
export const ODDS = { [MATCH_ODDS]: market(), [EVENT_ODDS]: eventOdds(), [SCORE]: BOARD, [CRICKET]: EVENTS }
