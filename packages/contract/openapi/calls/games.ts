import type { catalogueCalls } from '../../games.ts'
import type { playCalls } from '../../play.ts'
import type { CallDocs } from '../callDocs.types.ts'

const TYPES = '`SPORTS`, `LIVE`, `SLOT`, `TABLE`, `BINGO`, `EGAME`, `FH`, `LOTTO` or `ARCADE`'

export const catalogueDocs: CallDocs<typeof catalogueCalls> = {
  types: {
    summary: 'Returns the types of games',
    note: `A type is ${TYPES}.`,
    answer: { data: [{ type: 'SLOT', name: 'Slots' }] },
  },
  systems: {
    summary: 'Returns the systems that have games of a type',
    query: { type: 'SLOT' },
    answer: { systems: ['Orbit', 'Meghna'] },
  },
  providersOf: {
    summary: 'Returns the providers of some systems',
    note: '`system` is a comma-separated list. Without it, all providers are returned.',
    query: { system: 'Orbit,Meghna' },
    answer: { data: [{ platform: 'Orbit', icon: 'provider-orbit.svg' }] },
  },
  games: {
    summary: 'Returns the games of a type in some systems',
    note: '`system` is a comma-separated list.',
    query: { type: 'SLOT', system: 'Orbit,Meghna' },
    answer: {
      games: [
        {
          code: 'orbit-slot-1',
          name: 'Lucky Rickshaw',
          platform: 'Orbit',
          type: 'SLOT',
          image: 'game-orbit-slot-1.svg',
        },
      ],
    },
  },
}

export const playDocs: CallDocs<typeof playCalls> = {
  runGame: {
    summary: 'Starts a game',
    note: '`userId` is the `remote_id` of the player, `externalURL` the address that the game’s exit leads to. The site frames `url`.',
    body: {
      userId: '41',
      externalURL: 'https://site.example/back.html',
      isMobileLogin: true,
      gameCode: 'orbit-slot-1',
      gameType: 'SLOT',
      platform: 'Orbit',
    },
    answer: { url: 'https://games.example/?launch=2f9c' },
  },
  providers: {
    summary: 'Returns all providers of games',
    answer: { data: [{ platform: 'Orbit', icon: 'provider-orbit.svg' }] },
  },
  bettingRecords: {
    summary: 'Returns the bets on games',
    answer: {
      data: [
        {
          platform: 'Orbit',
          game_type: 'SLOT',
          game_name: 'Lucky Rickshaw',
          bet_amount: '100.00',
          winAmount: '250.00',
          created_at: '2026-03-02 06:00:00',
        },
      ],
    },
  },
  exchangeRecords: {
    summary: 'Returns the bets on the exchange',
    note: 'A bet is open while its status is `open`; `matched` is false while it waits for its price.',
    answer: {
      data: [
        {
          event_name: 'Dhaka v Khulna',
          bet_type: 'back',
          stake: '500.00',
          net_profit_loss: '0.00',
          status: 'open',
          transaction_id: 'EX00000012',
          market_name: 'Match Odds',
          selection_name: 'Dhaka',
          potential_profit: '425.00',
          potential_liability: '500.00',
          odds: 1.85,
          run: null,
          created_at: '2026-03-02T06:00:00Z',
          market_id: '1.2041',
          selection_id: '1',
          matched: true,
        },
      ],
    },
  },
}
