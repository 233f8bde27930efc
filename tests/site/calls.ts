import { apiCalls, exchangeDataCalls } from '@tiya/contract/table'
import type { Call } from '@tiya/contract/wire'

/** All calls of the contract. */
export const CALLS: readonly Call[] = Object.values({ ...apiCalls, ...exchangeDataCalls })

/** Returns `METHOD /path` of a call, with `:name` for its parameters; the key in `Answers`. */
export const lineOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

const ADDRESSES = CALLS.map((call) => {
  const path = call.path.replaceAll(/:\w+/g, '[^/]+')
  return { call, address: new RegExp(`^${call.kind === 'odds' ? '/exchange-data' : '/api'}${path}$`) }
})

/** Returns the calls that a request to the site's own origin can be. */
export const callsAt = (method: string | undefined, pathname: string): Call[] =>
  ADDRESSES.flatMap(({ call, address }) => (call.method === method && address.test(pathname) ? [call] : []))

/** Returns the call of a line as the tests answer it: `METHOD /path`, below `/api` if it is not of the exchange. */
export function callOfLine(line: string): Call | undefined {
  const [method, path = ''] = line.split(' ')
  return callsAt(method, path.startsWith('/exchange-data/') ? path : `/api${path}`)[0]
}
