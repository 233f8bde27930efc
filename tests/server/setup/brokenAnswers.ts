import type { CheckedName } from '@tiya/contract/conformance/conformance.types'
import { apiCalls, exchangeDataCalls } from '@tiya/contract/table'
import type { Call } from '@tiya/contract/wire'

/** A response of the sandbox, and its request. */
interface Exchange {
  readonly path: string
  readonly token: string | null
  readonly query: URLSearchParams
  readonly sent: Record<string, unknown>
  /** How many times the call has been sent so far, including this time. */
  readonly count: number
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  readonly body: any
  readonly headers: Headers
}

/** Breaks a response; undefined leaves it as it is. */
type Break = (exchange: Exchange) => Response | undefined

/** Breaks the responses to a call, or to the calls that are named. */
export type Broken = Break | Partial<Record<CheckedName | 'preflight', Break>>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Changes the body of each successful response. */
const edit =
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape.
    (change: (body: any) => void): Break =>
    ({ status, body }) => {
      if (status !== 200) return undefined
      change(body)
      return json(body)
    }

/** Answers in place of the responses that match. */
const instead =
  (matches: (exchange: Exchange) => unknown, make: (exchange: Exchange) => Response): Break =>
  (exchange) =>
    matches(exchange) ? make(exchange) : undefined

/** The same for the responses with a status. */
const insteadOf = (of: number, make: () => Response) => instead(({ status }) => status === of, make)

export const ORIGIN = 'https://site.example'

/** Sets a value in each successful response. */
const setAt = (path: string, value: unknown): Break =>
  edit((body) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    keys.reduce((part, key) => part[key], body)[last] = value
  })

const toGuest = (make: () => Response) => instead(({ token }) => !token, make)
const toSecondAtOnce = (make: () => Response) =>
  instead((sent) => sent.status === 200 && sent.count === 2, make)

/** Answers a preflight that allows the origin and nothing else. */
const strict: Broken = {
  preflight: () => new Response(null, { headers: { 'access-control-allow-origin': ORIGIN } }),
}

/** Each breaks one kind of response; the name is how the call that is checked is reported: `call, check: aspect: text`. */
export const BROKEN_ANSWERS: Readonly<Record<string, Broken>> = {
  'login, its answer: shape: token is ""; expected a string.': setAt('token', ''),
  'general, its answer: shape: general.site_status is "yes"; expected a boolean, also as 1 or 0, or as one of these in a string.':
    setAt('general.site_status', 'yes'),
  'promotions, its answer: shape: promotions.0.end_date is "31/12/2026"; expected ISO 8601 or YYYY-MM-DD HH:mm:ss.':
    setAt('promotions.0.end_date', '31/12/2026'),
  'balance, its answer: shape: balance is "1,000.00"; expected an amount of money: a number or a decimal string.':
    setAt('balance', '1,000.00'),
  'inbox, its answer: shape: data.last_page is missing; expected a number, or a decimal string.': setAt(
    'data.last_page',
    undefined,
  ),
  'login, of an unknown player: status: The status is 200; expected a 4xx.': instead(
    ({ status, sent }) => status === 401 && sent.username,
    () => json({ token: 'a' }),
  ),
  'login, with a body that is not JSON: error form: The body is not JSON: "SyntaxError: …".': insteadOf(
    400,
    () => new Response('SyntaxError: …', { status: 400 }),
  ),
  'login, with an empty body: status: The status is 500; expected a 4xx: "Server error".': insteadOf(
    422,
    () => json({ message: 'Server error' }, 500),
  ),
  'createPlayer, with an empty body: error form: errors is missing; expected messages by field.': insteadOf(
    422,
    () => json({ message: 'Wrong.' }, 422),
  ),
  'general, as a guest: status: The status is 401; expected a success: "Unauthenticated.".': toGuest(() =>
    json({ message: 'Unauthenticated.' }, 401),
  ),
  'logo, its answer: shape: the body is an object; expected an array.': ({ body }) => json(body[0]),
  'socialLinks, its answer: status: The status is 302; expected a success.': () =>
    new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
  'promotion, with an unknown id: status: The status is 500; expected a 4xx.': insteadOf(404, () =>
    json({}, 500),
  ),
  'balance, without a token: 401: The status is 200; expected 401.': toGuest(() => json({ balance: '1.00' })),
  'user, with another player’s remote_id: auth: It returns the account of another player.': instead(
    ({ status }) => status === 403,
    ({ query }) => json(accountOf(query.get('remote_id'))),
  ),
  'channels, its answer: status: `success` is false with status 200: "Closed.".': edit((body) =>
    Object.assign(body, { success: false, message: 'Closed.' }),
  ),
  'paymentMethods, its answer: shape: pgs.0.name is missing; expected a string.': insteadOf(200, () =>
    json({ type: 'ewallet', pgs: [{ id: 1, status: 'active' }] }),
  ),
  'chats, its answer: shape: The body is empty.': insteadOf(200, () => new Response('')),
  'bettingRecords, its answer: shape: The body is not UTF-8.': insteadOf(
    200,
    () => new Response(Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d)),
  ),
  'matchOdds, its answer: status: There is no answer within 5 s.': () => {
    throw new DOMException('The operation timed out.', 'TimeoutError')
  },
  'sportsEvents, of tennis: status: The status is 404; expected a success: "Not found".': instead(
    ({ path }) => path.endsWith('tennis'),
    () => json({ message: 'Not found' }, 404),
  ),
  'captcha, its answer: shape: Content-Type is text/plain;charset=UTF-8; expected a picture.': () =>
    json({ image: 'data:image/png;base64,' }),
  'claimCash, three times with one key: idempotency: At the same time the same key was answered with another body.':
    toSecondAtOnce(() => json({ message: 'Again!' })),
  'claimCash, three times with one key: idempotency: Afterwards the same key was answered with 422, not with 200 again.':
    instead(
      ({ status, count, token }) => token && status === 200 && count === 3,
      () => json({ message: 'No bonus.' }, 422),
    ),
  'claimCash, three times with one key: idempotency: One key took effect 2 times: the records have 2 more.': {
    transactions: edit(({ transactions }) => transactions.push(...transactions)),
  },
  'changePassword, its effect on sessions: 401: The token from before the change is still accepted.': {
    balance: insteadOf(401, () => json({ balance: '0.00' })),
  },
  'changePassword, its effect on the log-in: auth: The new password is refused at the log-in.': {
    login: instead(
      ({ sent }) => /^b2/.test(String(sent.password)),
      () => json({ message: 'No.' }, 401),
    ),
  },
  'markRead, a preflight: CORS: A preflight does not allow PATCH.': strict,
  'logo, a preflight: CORS: A preflight does not allow the headers authorization, content-type, idempotency-key.':
    strict,
  [`balance, without a token: CORS: Access-Control-Allow-Origin is missing with status 401; expected * or ${ORIGIN}.`]:
    toGuest(() => json({ message: 'No.' }, 401)),
}

/** Responses that differ from the sandbox's but still conform, by the call and what differs. */
export const OTHER_ANSWERS: Readonly<Record<string, Break>> = {
  'user, with amounts and ids as numbers, times without a T, and a field that nobody knows': edit(
    ({ user }) =>
      Object.assign(user, {
        ...{ balance: 1000.5, id: Number(user.id), vip_coin: '3', colour: 'blue', name: null },
        created_at: '2026-03-02 06:00:00',
      }),
  ),
  'user, the own account whatever remote_id says': instead(
    ({ status }) => status === 403,
    ({ query }) => json(accountOf(Number(query.get('remote_id')) + 1)),
  ),
  'createPlayer, with status 201': ({ status, body }) => (status === 200 ? json(body, 201) : undefined),
  'claimCash, with a 409 while the first call with the key still runs': toSecondAtOnce(() => json({}, 409)),
  'submitDeposit, whose body is looked at before the token': instead(
    ({ sent }) => !sent.remote_id,
    () => json({ errors: { remote_id: 'Missing.' } }, 422),
  ),
}

function accountOf(id: unknown) {
  return {
    user: {
      ...{ id, username: 'other', phone: '01712345678', email: 'o@mail.example' },
      ...{ created_at: '2026-03-02', vip_coin: 0, balance: 0, referral_code: 'O', cash_bonus: 0 },
    },
  }
}

const CALLS: Record<string, Call> = { ...apiCalls, ...exchangeDataCalls }

/** Returns a `fetch` that breaks the responses to a call. */
export function breaking(call: CheckedName, broken: Broken): typeof fetch {
  const breaks: [name: string, Break][] =
    typeof broken === 'function' ? [[call, broken]] : Object.entries(broken)
  let count = 0
  return async (input, init) => {
    const response = await fetch(input, init)
    const url = new URL(String(input))
    const found = breaks.find(([name]) => isCall(name, init?.method ?? 'GET', url.pathname))
    if (!found) return response
    count++
    const text = await response.clone().text()
    const { status, headers } = response
    const sent = typeof init?.body === 'string' && init.body.endsWith('}') ? JSON.parse(init.body) : {}
    const token = new Headers(init?.headers).get('authorization')
    const body = /^[[{]/.test(text) ? JSON.parse(text) : undefined
    return (
      found[1]({ path: url.pathname, token, query: url.searchParams, sent, count, status, body, headers }) ??
      response
    )
  }
}

function isCall(name: string, method: string, path: string): boolean {
  if (name === 'preflight') return method === 'OPTIONS'
  if (name === 'captcha') return path === '/api/captcha'
  const call = CALLS[name]
  const pattern = call?.path.replaceAll(/:\w+/g, '[^/]+')
  return method === call?.method && new RegExp(`^(/api|/exchange-data)${pattern}$`).test(path)
}
