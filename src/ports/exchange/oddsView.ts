import { exchangeCalls, ipLookup } from '@tiya/contract/exchange'
import { type ExchangeRecord, playCalls } from '@tiya/contract/play'
import { promisePort } from '@tiya/ports/promisePort'
import { failed, succeeded } from '@tiya/ports/result'
import type { PollPorts } from '#machines/common/poll/poll.machine.ts'
import { mapResult } from '#machines/common/result.ts'
import { betsPoll } from '#machines/exchange/oddsView/betsPoll.machine.ts'
import { eventOddsMachine, eventPoll } from '#machines/exchange/oddsView/eventOdds.machine.ts'
import type { EventOffer } from '#machines/exchange/oddsView/eventOdds.rules.ts'
import {
  type framePorts,
  LOOK_AGAIN,
  scoreMachine,
  streamMachine,
} from '#machines/exchange/oddsView/frame.machine.ts'
import type { oddsViewPorts } from '#machines/exchange/oddsView/oddsView.machine.ts'
import type { OddsViewInput } from '#machines/exchange/oddsView/oddsView.types.ts'
import { SPORTS } from '#machines/exchange/sportEvents/sportEvents.rules.ts'
import { visibility } from '../../environment/device/visibility.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/page/frames.ts'
import { readLanguage } from '../../environment/storage/language.ts'
import { keepViewOf } from '../common/keptView.ts'
import { callsInTime, pollPortsOf } from '../common/poll.ts'
import { liveOddsPortsOf, marketOddsOf } from './marketOdds.ts'
import { pinnedMarketsOf } from './pinnedMarkets.ts'

export function oddsViewPortsOf({ http, report }: Environment): typeof oddsViewPorts {
  return {
    loadEvents: promisePort(report, async ({ input, signal }) =>
      mapResult(
        await http.send(exchangeCalls.sportsEvents, { params: { sport: input ?? '' }, signal }),
        ({ data }) => data,
      ),
    ),
  }
}

/** Returns the ports of bookmaker and fancies by the id of the event; both are empty if it is not listed. */
export function eventPollPortsOf(environment: Environment): PollPorts<EventOffer> {
  return pollPortsOf<EventOffer>(environment, async (eventId, signal) => {
    const result = await environment.http.send(exchangeCalls.event, { params: { eventId }, signal })
    if (!result.ok) return result
    const { bookmaker, fancy2: fancies } = result.value.data.items[eventId] ?? { bookmaker: [], fancy2: [] }
    return bookmaker || fancies ? succeeded({ bookmaker, fancies }) : failed({ kind: 'unreadable' })
  })
}

/** Returns the ports of the player's bets. The call has no subject: the token says whose they are. */
export function betsPollPortsOf(environment: Environment): PollPorts<readonly ExchangeRecord[]> {
  return pollPortsOf<readonly ExchangeRecord[]>(environment, async (_, signal) =>
    mapResult(await environment.http.send(playCalls.exchangeRecords, { signal }), ({ data }) => data),
  )
}

/** Returns the port for the stream's address, with the event, the viewer's IP and the language. It needs both settings. */
export function streamPortsOf(environment: Environment): typeof framePorts {
  const { http, config, storage, window, report } = environment
  const inTime = callsInTime(environment)
  return {
    visibility: visibility(environment),
    findAddress: promisePort(report, async ({ input, signal }) => {
      if (!config.streamFrame || !config.ipLookup) return succeeded('')
      const look = () => http.send(ipLookup, { address: config.ipLookup, signal })
      const result = await inTime('', LOOK_AGAIN, look)
      return mapResult(result, ({ ip }) => {
        const address = config.streamFrame
          .replaceAll('{eventId}', encodeURIComponent(input))
          .replaceAll('{ip}', encodeURIComponent(ip))
          .replaceAll('{language}', readLanguage(storage))
        return framedAddress(address, window.location.origin)
      })
    }),
  }
}

/** Returns the address of the first frame in HTML from the server, without loading or running the HTML. */
function frameIn(html: string, window: Window): string {
  const { DOMParser } = window as Window & typeof globalThis
  const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe[src]')
  return frame?.getAttribute('src')?.trim() ?? ''
}

/** Returns the port for the address of the frame in an event's score board, empty if it has none. */
export function scorePortsOf(environment: Environment): typeof framePorts {
  const { http, config, window, report } = environment
  const inTime = callsInTime(environment)
  return {
    visibility: visibility(environment),
    findAddress: promisePort(report, async ({ input, signal }) => {
      const look = () => http.send(exchangeCalls.scoreBoard, { params: { eventId: input }, signal })
      const result = await inTime(input, LOOK_AGAIN, look)
      return mapResult(result, ({ html }) => {
        const address = frameIn(html, window)
        const base = new URL(`${config.exchangeData}/`, window.location.origin)
        return address && framedAddress(address, base.href)
      })
    }),
  }
}

/** Returns everything that the odds view needs: its ports, and its child machines with theirs. */
export function oddsViewActorsOf(environment: Environment) {
  return {
    ...oddsViewPortsOf(environment),
    keepView: keepViewOf(environment),
    marketOdds: marketOddsOf(environment),
    eventOdds: eventOddsMachine.provide({
      actors: {
        ...liveOddsPortsOf(environment),
        poll: eventPoll.provide({ actors: eventPollPortsOf(environment) }),
      },
    }) as typeof eventOddsMachine,
    stream: streamMachine.provide({ actors: streamPortsOf(environment) }),
    score: scoreMachine.provide({ actors: scorePortsOf(environment) }),
    pinnedMarkets: pinnedMarketsOf(environment),
    bets: betsPoll.provide({ actors: betsPollPortsOf(environment) }),
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

/** Reads the match from the navigation state of `/odds-view`. */
export function readMatch(state: unknown): Omit<OddsViewInput, 'remoteId' | 'kept'> {
  const { marketId, eventId, selectedSport, eventName } = Object(state) as Record<string, unknown>
  const sport = textOf(selectedSport).toLowerCase()
  return {
    marketId: textOf(marketId),
    eventId: textOf(eventId),
    sport: SPORTS.find((known) => known === sport) ?? null,
    name: textOf(eventName),
  }
}
