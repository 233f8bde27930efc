import type { ExchangeRecord } from '@tiya/contract/play'
import { pollMachine } from '../../common/poll/poll.machine.ts'

/** Milliseconds between the starts of two calls for the player's bets. */
const BETS_PERIOD = 10_000

/** Polls the bets of a player by their `remoteId`. */
export const betsPoll = pollMachine<readonly ExchangeRecord[]>('betsPoll', BETS_PERIOD)
