import { accountCalls } from '@tiya/contract/account'
import * as z from 'zod/mini'
import { mapResult } from '#machines/common/result.ts'
import type { ExchangeInput, exchangePorts } from '#machines/exchange/exchange/exchange.machine.ts'
import { exchangeAddress, returnRoute, withToken } from '#machines/exchange/exchange/exchange.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/page/frames.ts'
import { loadOf } from '../common/load.ts'

export function exchangePortsOf(environment: Environment): typeof exchangePorts {
  const { http, storage, config, window } = environment
  return {
    enter: loadOf(environment, async ({ input: { remoteId, pick }, signal }) =>
      mapResult(await http.send(accountCalls.playerLogin, { body: { user_id: remoteId }, signal }), () => {
        const address = exchangeAddress(config.exchangeFrame, pick)
        // The token is read each time, because another tab may have logged in since.
        const filled = withToken(address, storage.get('exchangeToken'))
        return framedAddress(filled, window.location.origin) && address
      }),
    ),
  }
}

const text = z.catch(z.string(), '')
const pick = z.object({ marketId: text, kind: text, selection: text, side: text, price: text })
const place = z.object({ eventName: text, from: text, fromState: z.optional(z.unknown()) })

/** Reads the pick, its match and the route to return to from the navigation state of `/exchange`. */
export function readEntry(state: unknown): Omit<ExchangeInput, 'remoteId'> {
  const given = Object(state)
  const { eventName, from, fromState = null } = z.parse(place, given)
  const read = z.parse(pick, given)
  const route = returnRoute(from || (read.marketId ? '/exchange-inplay' : '/'))
  return { pick: read, eventName, from: route, fromState }
}
