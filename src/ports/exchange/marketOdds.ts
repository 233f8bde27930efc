import { exchangeCalls, type Market } from '@tiya/contract/exchange'
import { channelPort } from '@tiya/ports/channelPort'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import type { liveOddsPorts } from '#machines/exchange/liveOdds.machine.ts'
import { marketOddsMachine, matchOddsPoll } from '#machines/exchange/marketOdds/marketOdds.machine.ts'
import { tabReturns } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { pollPortsOf } from '../common/poll.ts'
import type { InTurn } from '../common/turns.ts'
import { cellsOf } from './cells.ts'

/** Milliseconds out of view after which prices are not shown as live any more. */
const OUTDATED_AFTER = 5_000

/** Returns the ports of a market by its id. With `inTurn`, calls for other markets may go first. */
export function matchOddsPollPortsOf(environment: Environment, inTurn?: InTurn): PollPorts<Market> {
  const load = (marketId: string, signal: AbortSignal) =>
    environment.http.send(exchangeCalls.matchOdds, { params: { marketId }, signal })
  return pollPortsOf(environment, load, inTurn)
}

/** Returns what all live odds share: the cells of the page, and the returns after 5 s or more. */
export function liveOddsPortsOf(environment: Environment): typeof liveOddsPorts {
  const cells = cellsOf(environment)
  return {
    cells: channelPort(({ receive }) => receive(({ changes }) => cells.change(changes))),
    tabReturns: tabReturns(environment, OUTDATED_AFTER),
  }
}

/** Returns the machine for the odds of a market, with everything that it needs. Its calls wait for their turn. */
export function marketOddsOf(environment: Environment, inTurn?: InTurn): typeof marketOddsMachine {
  return marketOddsMachine.provide({
    actors: {
      ...liveOddsPortsOf(environment),
      poll: matchOddsPoll.provide({ actors: matchOddsPollPortsOf(environment, inTurn) }),
    },
  }) as typeof marketOddsMachine
}
