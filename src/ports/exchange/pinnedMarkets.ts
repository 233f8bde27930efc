import { channelPort } from '@tiya/ports/channelPort'
import {
  pinnedMarketsMachine,
  type pinnedMarketsPorts,
} from '#machines/exchange/pinnedMarkets/pinnedMarkets.machine.ts'
import { readPins } from '#machines/exchange/pinnedMarkets/pinnedMarkets.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { parseJson } from '../../environment/storage/parseJson.ts'
import { playerKey } from '../../environment/storage/storage.ts'

export function pinnedMarketsPortsOf({ storage }: Environment): typeof pinnedMarketsPorts {
  return {
    pinStore: channelPort(({ input: { remoteId }, sendBack, receive }) => {
      const key = playerKey('app.pins', remoteId)
      const report = () => sendBack({ type: 'pins.changed', pins: readPins(parseJson(storage.get(key))) })
      receive(({ pins }) => storage.set(key, JSON.stringify(pins)))
      report()
      return storage.subscribe([key], report)
    }),
  }
}

/** Provides the pinned markets with their port, for the screens that have them as a child machine. */
export function pinnedMarketsOf(environment: Environment) {
  return pinnedMarketsMachine.provide({ actors: pinnedMarketsPortsOf(environment) })
}
