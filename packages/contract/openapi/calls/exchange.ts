import type { exchangeCalls } from '../../exchange.ts'
import type { CallDocs } from '../callDocs.types.ts'

const runners = [
  {
    SelectionId: 1,
    SelectionName: 'Dhaka',
    status: 'ACTIVE',
    ex: {
      availableToBack: [{ price: 1.85, size: 12_000 }],
      availableToLay: [{ price: 1.86, size: 8_500 }],
    },
  },
]

export const exchangeDocs: CallDocs<typeof exchangeCalls> = {
  sportsEvents: {
    summary: 'Returns the events of a sport',
    note: '`sport` is `cricket`, `soccer` or `tennis`. `openDate` is the start, `Fancy` and `Bookmaker` are whether these markets are offered, `runners` those of the match odds with their best prices, `status` their market’s: `OPEN`, `SUSPENDED` or `CLOSED`; `score` is a line of text of a match in play.',
    params: { sport: 'cricket' },
    answer: {
      data: [
        {
          MarketId: '1.2041',
          EventId: '3041',
          Event: {
            name: 'Dhaka v Khulna',
            openDate: '2026-03-02T06:00:00Z',
            inPlay: true,
            competition: 'Premier League',
          },
          Fancy: true,
          Bookmaker: true,
          runners,
          status: 'OPEN',
          score: '124/3 (15.2)',
        },
      ],
    },
  },
  matchOdds: {
    summary: 'Returns the odds of a market',
    note: 'Decimal odds, the best price first, up to three a side; `size` is taka. A market is `OPEN`, `SUSPENDED` or `CLOSED`; a runner is `ACTIVE`, `SUSPENDED`, `WINNER`, `LOSER` or `REMOVED`.',
    params: { marketId: '1.2041' },
    answer: {
      marketId: '1.2041',
      inplay: true,
      status: 'OPEN',
      runners,
    },
  },
  event: {
    summary: 'Returns the bookmaker and fancy markets of an event',
    note: 'The `type` of a fancy is `fancy`, `ball`, `khadda`, `lottery` or `oddeven`. Bookmaker prices are per 100. A row without a price leaves it out or sends null.',
    params: { eventId: '3041' },
    answer: {
      data: {
        items: {
          '3041': {
            bookmaker: [
              { runner: 'Dhaka', suspended: 0, ball_running: 0, backPrice: 85, layPrice: 87 },
              { runner: 'Khulna', suspended: 1, ball_running: 0 },
            ],
            fancy2: [
              {
                id: 1,
                title: '6 over runs Dhaka',
                type: 'fancy',
                suspended: false,
                ball_running: false,
                no: 44,
                no_rate: 100,
                yes: 45,
                yes_rate: 100,
              },
            ],
          },
        },
      },
    },
  },
  scoreBoard: {
    summary: 'Returns the frame of the score',
    note: 'Only the address of the frame is taken out of `html`.',
    params: { eventId: '3041' },
    answer: { html: '<iframe src="https://scores.example/3041"></iframe>' },
  },
}
