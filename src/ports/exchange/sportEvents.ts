import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { exchangeCalls } from '#machines/contract/exchange.ts'
import { listPricesMachine, ROW_CALLS } from '#machines/exchange/listPrices/listPrices.machine.ts'
import {
  type LoadedEvents,
  sportEventsMachine,
  sportEventsPoll,
} from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { pollPortsOf } from '../common/poll.ts'
import { createTurns } from '../common/turns.ts'
import { liveOddsPortsOf, marketOddsOf } from './marketOdds.ts'

export function sportEventsPollPortsOf(environment: Environment): PollPorts<LoadedEvents> {
  const { http, clock } = environment
  return pollPortsOf<LoadedEvents>(environment, async (sport, signal) =>
    mapResult(await http.send(exchangeCalls.sportsEvents, { params: { sport }, signal }), ({ data }) => ({
      events: data,
      loadedAt: clock.now(),
    })),
  )
}

/** Provides the events of a sport with their ports, for the screens that have them as a child machine. */
export function sportEventsOf(environment: Environment) {
  const poll = sportEventsPoll.provide({ actors: sportEventsPollPortsOf(environment) })
  const prices = listPricesMachine.provide({
    actors: {
      ...liveOddsPortsOf(environment),
      marketOdds: marketOddsOf(environment, createTurns(ROW_CALLS)),
    },
  }) as typeof listPricesMachine
  return sportEventsMachine.provide({ actors: { poll, prices } })
}
