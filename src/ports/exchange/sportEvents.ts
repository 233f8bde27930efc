import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { exchangeCalls } from '#machines/contract/exchange.ts'
import {
  type LoadedEvents,
  sportEventsMachine,
  sportEventsPoll,
} from '#machines/exchange/sportEvents/sportEvents.machine.ts'
import type { Environment } from '../../environment/environment.ts'
import { pollPortsOf } from '../common/poll.ts'

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
  return sportEventsMachine.provide({ actors: { poll } })
}
