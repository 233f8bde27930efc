import { exchangeCalls } from '@tiya/contract/exchange'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult, type Result } from '#machines/common/result.ts'
import { listPricesMachine, ROW_CALLS } from '#machines/exchange/listPrices/listPrices.machine.ts'
import {
  type LoadedEvents,
  sportEventsMachine,
  sportEventsPoll,
} from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import { listed } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { pollPortsOf } from '../common/poll.ts'
import { createTurns } from '../common/turns.ts'
import { liveOddsPortsOf, marketOddsOf } from './marketOdds.ts'

/** Loads the events of a sport. */
export async function loadEvents(
  { http, clock }: Environment,
  sport: string,
  signal: AbortSignal,
): Promise<Result<LoadedEvents>> {
  const result = await http.send(exchangeCalls.sportsEvents, { params: { sport }, signal })
  return mapResult(result, ({ data }) => ({ events: listed(data), loadedAt: clock.now() }))
}

/** Returns the ports of the events of a sport, by its name. */
export function sportEventsPollPortsOf(environment: Environment): PollPorts<LoadedEvents> {
  return pollPortsOf(environment, (sport, signal) => loadEvents(environment, sport, signal))
}

/** Provides the prices of a page's lists with their ports. The lists share the calls that may be in flight. */
export function listPricesOf(environment: Environment) {
  return listPricesMachine.provide({
    actors: {
      ...liveOddsPortsOf(environment),
      marketOdds: marketOddsOf(environment, createTurns(ROW_CALLS)),
    },
  }) as typeof listPricesMachine
}

/** Provides the events of a sport with their ports, for the screens that have them as a child machine. */
export function sportEventsOf(environment: Environment) {
  const poll = sportEventsPoll.provide({ actors: sportEventsPollPortsOf(environment) })
  return sportEventsMachine.provide({ actors: { poll, prices: listPricesOf(environment) } })
}
