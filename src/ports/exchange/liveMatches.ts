import { failed, succeeded } from '@tiya/ports/result'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import {
  LIVE_PERIOD,
  liveMatchesMachine,
  liveMatchesPoll,
} from '#machines/exchange/liveMatches/liveMatches.machine.ts'
import type { SportLists } from '#machines/exchange/liveMatches/liveMatches.rules.ts'
import { SPORTS } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { callsInTime, pollPortsOf, soonest } from '../common/poll.ts'
import { listPricesOf, loadEvents } from './sportEvents.ts'

/** Returns the ports of the matches in play. They fail only if the events of no sport could be loaded. */
export function liveMatchesPollPortsOf(environment: Environment): PollPorts<SportLists> {
  const inTime = callsInTime(environment)
  return pollPortsOf<SportLists>(environment, async (_, signal) => {
    const results = await Promise.all(
      SPORTS.map((sport) => inTime(sport, LIVE_PERIOD, () => loadEvents(environment, sport, signal))),
    )
    // One sport's failure hides no others.
    const failures = results.flatMap((result) => (result.ok ? [] : [result.failure]))
    if (failures.length === results.length) return failed(soonest(failures))
    return succeeded(
      Object.fromEntries(
        results.flatMap((result, at) => (result.ok ? [[SPORTS[at], result.value]] : [])),
      ) as SportLists,
    )
  })
}

/** Provides the matches in play with their ports. */
export function liveMatchesOf(environment: Environment) {
  const poll = liveMatchesPoll.provide({ actors: liveMatchesPollPortsOf(environment) })
  return liveMatchesMachine.provide({ actors: { poll, prices: listPricesOf(environment) } })
}
