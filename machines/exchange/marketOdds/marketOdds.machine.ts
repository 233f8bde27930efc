import type { Market } from '@tiya/contract/exchange'
import { pollMachine } from '../../common/poll/poll.machine.ts'
import { liveOddsMachine, ODDS_PERIOD } from '../liveOdds.machine.ts'
import { readMarket, sameMarket } from './marketOdds.rules.ts'

/** Polls a market by its id. */
export const matchOddsPoll = pollMachine<Market>('matchOddsPoll', ODDS_PERIOD)

/** The match odds of one market. */
export const marketOddsMachine = liveOddsMachine('marketOdds', {
  poll: matchOddsPoll,
  subjectOf: ({ marketId }) => marketId,
  read: (market, { marketId }) => readMarket(market, marketId),
  isSame: sameMarket,
  rowsOf: ({ rows }) => rows,
})
