import * as z from 'zod/mini'
import { succeeded } from '#machines/common/result.ts'
import { accountCalls } from '#machines/contract/account.ts'
import type { ExchangeInput, exchangePorts } from '#machines/exchange/exchange/exchange.machine.ts'
import { exchangeAddress, returnRoute, withToken } from '#machines/exchange/exchange/exchange.rules.ts'
import type { Environment } from '../../environment/environment.ts'
import { framedAddress } from '../../environment/frames.ts'
import { promisePort } from '../common/promisePort.ts'

export function exchangePortsOf({
  http,
  storage,
  config,
  window,
  report,
}: Environment): typeof exchangePorts {
  return {
    logIn: promisePort(report, ({ input, signal }) =>
      http.send(accountCalls.playerLogin, { body: { user_id: input }, signal }),
    ),
    // The token is read each time, because another tab may have logged in since.
    findAddress: promisePort(report, async ({ input }) => {
      const address = exchangeAddress(config.exchangeFrame, { market: input })
      const filled = withToken(address, storage.get('exchangeToken'))
      return succeeded(framedAddress(filled, window.location.origin) && address)
    }),
  }
}

const text = z.catch(z.optional(z.string()), undefined)
const exchangeState = z.object({ marketId: text, from: text, fromState: z.optional(z.unknown()) })

/** Reads the market and the route to return to from the navigation state of `/exchange`. */
export function readEntry(state: unknown): Omit<ExchangeInput, 'remoteId'> {
  const { data } = z.safeParse(exchangeState, state)
  const marketId = data?.marketId ?? ''
  const from = returnRoute(data?.from ?? (marketId ? '/exchange-inplay' : '/'))
  return { marketId, from, fromState: data?.fromState ?? null }
}
