import { apiCalls, exchangeDataCalls } from '../../machines/contract/table.ts'
import type { Call } from '../../machines/contract/wire.ts'
import type { Aspect, CallName, CheckedName } from '../../scripts/conformance/conformance.types.ts'

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

/** A response that is broken on purpose, and the problem that must be reported. */
interface BrokenAnswer {
  readonly call: CheckedName | 'preflight'
  /** The call that is checked, if it is not the broken one. */
  readonly checked?: CheckedName
  readonly answer: Break
  /** Another call whose responses are broken along with it, because its effect shows there. */
  readonly elsewhere?: readonly [CallName, Break]
  /** The check that finds the problem, its aspect, and its text. */
  readonly named: readonly [check: string, aspect: Aspect, text: string]
}

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

/** Answers in place of the responses with a status. */
const instead =
  (of: number, make: () => Response): Break =>
  ({ status }) =>
    status === of ? make() : undefined

const HTML = '<!doctype html><h1>It works!</h1>'
export const ORIGIN = 'https://site.example'
const MONEY = ['three times with one key', 'idempotency'] as const

const FLAG = 'a boolean, also as 1 or 0, or as one of these in a string.'
const FACTOR = 'a rate or a factor: a number or a decimal string, or null.'
const DECIMAL = 'a number, or a decimal string.'
const TIME = 'ISO 8601 or YYYY-MM-DD HH:mm:ss.'
const AMOUNT = 'an amount of money: a number or a decimal string.'

/** A call, where in its successful answer a value stands, another value there, and how that is reported. */
const WRONG_VALUES: readonly [call: CallName, path: string, value: unknown, text: string][] = [
  ['login', 'token', undefined, 'is missing; expected a string.'],
  ['login', 'token', '', 'is ""; expected a string.'],
  [
    'login',
    'remote_id',
    null,
    'is null; expected an identifier: a string or a number, compared as a string.',
  ],
  ['general', 'general.site_status', 'yes', `is "yes"; expected ${FLAG}`],
  ['general', 'general.notice', 'Hello', 'is "Hello"; expected an array.'],
  ['promotions', 'promotions.0.turnover', '1e3', `is "1e3"; expected ${FACTOR}`],
  ['promotions', 'promotions.0.end_date', '31/12/2026', `is "31/12/2026"; expected ${TIME}`],
  ['balance', 'balance', '1,000.00', `is "1,000.00"; expected ${AMOUNT}`],
  ['user', 'user.balance', null, `is null; expected ${AMOUNT}`],
  ['user', 'user.created_at', '2 March 2026', `is "2 March 2026"; expected ${TIME}`],
  ['inbox', 'data.last_page', undefined, `is missing; expected ${DECIMAL}`],
]

/** Sets a value in each successful response. */
const setAt = (path: string, value: unknown): Break =>
  edit((body) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    keys.reduce((part, key) => part[key], body)[last] = value
  })

/** Each breaks one kind of response of one call. */
export const BROKEN_ANSWERS: Readonly<Record<string, BrokenAnswer>> = {
  ...Object.fromEntries(
    WRONG_VALUES.map(([call, path, value, text]): [string, BrokenAnswer] => [
      `${call}, in which ${path} ${text}`,
      { call, answer: setAt(path, value), named: ['its answer', 'shape', `${path} ${text}`] },
    ]),
  ),
  'a log-in of anybody': {
    call: 'login',
    answer: ({ status, sent }) => (status === 401 && sent.username ? json({ token: 'a' }) : undefined),
    named: ['of an unknown player', 'status', 'The status is 200; expected a 4xx.'],
  },
  'a stack trace for a body that is not JSON': {
    call: 'login',
    answer: instead(400, () => new Response('SyntaxError: …', { status: 400 })),
    named: ['with a body that is not JSON', 'error form', 'The body is not JSON: "SyntaxError: …".'],
  },
  'an error of the server for a missing field': {
    call: 'login',
    answer: instead(422, () => json({ message: 'Server error' }, 500)),
    named: ['with an empty body', 'status', 'The status is 500; expected a 4xx.'],
  },
  'errors as a list': {
    call: 'createPlayer',
    answer: instead(422, () => json({ errors: ['username'] }, 422)),
    named: ['with an empty body', 'error form', 'errors is ["username"]; expected an object, or null.'],
  },
  'a refusal of a sign-up without errors by field': {
    call: 'createPlayer',
    answer: instead(422, () => json({ message: 'Wrong.' }, 422)),
    named: ['with an empty body', 'error form', 'errors is missing; expected messages by field.'],
  },
  'an account out of nothing': {
    call: 'createPlayer',
    answer: instead(422, () => json({ message: 'Created.' })),
    named: ['with an empty body', 'status', 'The status is 200; expected a 4xx.'],
  },
  'a page instead of JSON': {
    call: 'general',
    answer: () => new Response(HTML),
    named: ['its answer', 'shape', `The body is not JSON: ${JSON.stringify(HTML.slice(0, 40))}.`],
  },
  'settings for players only': {
    call: 'general',
    answer: ({ token }) => (token ? undefined : json({ message: 'Unauthenticated.' }, 401)),
    named: ['as a guest', 'auth', 'The status is 401; expected a success: "Unauthenticated.".'],
  },
  'an object instead of a list': {
    call: 'logo',
    answer: ({ body }) => json(body[0]),
    named: ['its answer', 'shape', 'the body is an object; expected an array.'],
  },
  'an error of the server': {
    call: 'sliders',
    answer: () => json({ message: 'Server error.' }, 500),
    named: ['its answer', 'status', 'The status is 500; expected a success: "Server error.".'],
  },
  'a redirect': {
    call: 'socialLinks',
    answer: () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
    named: ['its answer', 'status', 'The status is 302; expected a success.'],
  },
  'an error of the server for an unknown id': {
    call: 'promotion',
    answer: instead(404, () => json({}, 500)),
    named: ['with an unknown id', 'status', 'The status is 500; expected a 4xx.'],
  },
  'a list that is cut off': {
    call: 'games',
    answer: () => new Response('{"games":[{"code":"slot-1","na'),
    named: ['its answer', 'shape', 'The body is not JSON: "{\\"games\\":[{\\"code\\":\\"slot-1\\",\\"na".'],
  },
  'a balance for everybody': {
    call: 'balance',
    answer: ({ token }) => (token ? undefined : json({ balance: '1.00' })),
    named: ['without a token', '401', 'The status is 200; expected 401.'],
  },
  'a 403 for an unknown token': {
    call: 'balance',
    answer: ({ token, status }) => (token && status === 401 ? json({ message: 'No.' }, 403) : undefined),
    named: ['with an unknown token', '401', 'The status is 403; expected 401.'],
  },
  'a 401 with a page': {
    call: 'balance',
    answer: ({ token, status }) =>
      !token && status === 401 ? new Response(HTML, { status: 401 }) : undefined,
    named: ['without a token', 'error form', `The body is not JSON: ${JSON.stringify(HTML.slice(0, 40))}.`],
  },
  'a 401 with a list': {
    call: 'balance',
    answer: ({ token, status }) => (!token && status === 401 ? json([], 401) : undefined),
    named: ['without a token', 'error form', 'the body is []; expected an object.'],
  },
  'the account of another player': {
    call: 'user',
    answer: ({ status, query }) => (status === 403 ? json(accountOf(query.get('remote_id'))) : undefined),
    named: ['with another player’s remote_id', 'auth', 'It returns the account of another player.'],
  },
  'a time as a number': {
    call: 'transactions',
    answer: instead(200, () =>
      json({ transactions: [{ id: 1, action: 'deposit', key: 0, amount: 5, created_at: 1772409600 }] }),
    ),
    named: ['its answer', 'shape', 'transactions.0.created_at is 1772409600; expected a string.'],
  },
  'a failure with status 200': {
    call: 'channels',
    answer: edit((body) => Object.assign(body, { success: false, message: 'Closed.' })),
    named: ['its answer', 'status', '`success` is false with status 200: "Closed.".'],
  },
  'an e-wallet without a name': {
    call: 'paymentMethods',
    answer: instead(200, () => json({ type: 'ewallet', pgs: [{ id: 1, status: 'active' }] })),
    named: ['its answer', 'shape', 'pgs.0.name is missing; expected a string.'],
  },
  'an empty body': {
    call: 'chats',
    answer: instead(200, () => new Response('')),
    named: ['its answer', 'shape', 'The body is empty.'],
  },
  'a body in another encoding': {
    call: 'bettingRecords',
    answer: instead(200, () => new Response(Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d))),
    named: ['its answer', 'shape', 'The body is not UTF-8.'],
  },
  'odds without a price': {
    call: 'matchOdds',
    answer: setAt('runners.0.ex.availableToBack', [{ size: 1 }]),
    named: ['its answer', 'shape', `runners.0.ex.availableToBack.0.price is missing; expected ${DECIMAL}`],
  },
  'odds that come too late': {
    call: 'matchOdds',
    answer: () => {
      throw new DOMException('The operation timed out.', 'TimeoutError')
    },
    named: ['its answer', 'status', 'There is no answer within 5 s.'],
  },
  'an error of the server for a query that is missing': {
    call: 'games',
    answer: ({ query }) => (query.has('type') ? undefined : json({}, 500)),
    named: ['without its query', 'status', 'The status is 500; expected a 4xx.'],
  },
  'another answer to a query that is missing': {
    call: 'games',
    answer: ({ query }) => (query.has('type') ? undefined : json({ games: null })),
    named: ['without its query', 'shape', 'games is null; expected an array.'],
  },
  'an error of the server for a number with a promotion': {
    call: 'walletNumber',
    answer: ({ query }) => (query.has('promotion_id') ? json({}, 500) : undefined),
    named: ['with a promotion', 'status', 'The status is 500; expected a 4xx.'],
  },
  'a sport without events': {
    call: 'sportsEvents',
    answer: ({ path }) => (path.endsWith('tennis') ? json({ message: 'Not found' }, 404) : undefined),
    named: ['of tennis', 'status', 'The status is 404; expected a success: "Not found".'],
  },
  'a captcha without a picture': {
    call: 'captcha',
    answer: () => json({ image: 'data:image/png;base64,' }),
    named: ['its answer', 'shape', 'Content-Type is text/plain;charset=UTF-8; expected a picture.'],
  },
  'another answer to the same key at the same time': {
    call: 'claimCash',
    answer: ({ status, count }) => (status === 200 && count === 2 ? json({ message: 'Again!' }) : undefined),
    named: [...MONEY, 'At the same time the same key was answered with another body.'],
  },
  'another answer to the same key': {
    call: 'claimCash',
    answer: ({ status, count, token }) =>
      token && status === 200 && count === 3 ? json({ message: 'Again!' }) : undefined,
    named: [...MONEY, 'Afterwards the same key was answered with another body.'],
  },
  'a refusal of the same key': {
    call: 'claimCash',
    answer: ({ status, count, token }) =>
      token && status === 200 && count === 3 ? json({ message: 'No bonus.' }, 422) : undefined,
    named: [...MONEY, 'Afterwards the same key was answered with 422, not with 200 again.'],
  },
  'one key, two effects': {
    call: 'claimCash',
    answer: () => undefined,
    elsewhere: ['transactions', edit(({ transactions }) => transactions.push(...transactions))],
    named: [...MONEY, 'One key took effect 2 times: the records have 2 more.'],
  },
  'a token that outlives the password': {
    call: 'changePassword',
    answer: () => undefined,
    elsewhere: [
      'balance',
      ({ token, status }) => (token && status === 401 ? json({ balance: '0.00' }) : undefined),
    ],
    named: ['its effect on sessions', '401', 'The token from before the change is still accepted.'],
  },
  'a password that is not changed': {
    call: 'login',
    checked: 'changePassword',
    answer: ({ sent }) => (/^b2/.test(String(sent.password)) ? json({ message: 'No.' }, 401) : undefined),
    named: ['its effect on the log-in', 'auth', 'The new password is refused at the log-in.'],
  },
  'no preflight': {
    call: 'preflight',
    checked: 'logo',
    answer: () => json({ message: 'Not found' }, 404),
    named: ['a preflight', 'CORS', 'The status of a preflight is 404; expected a 2xx.'],
  },
  'a preflight without PATCH': {
    call: 'preflight',
    checked: 'markRead',
    answer: () =>
      new Response(null, {
        headers: {
          'access-control-allow-origin': ORIGIN,
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        },
      }),
    named: ['a preflight', 'CORS', 'A preflight does not allow PATCH.'],
  },
  'a preflight without the key': {
    call: 'preflight',
    checked: 'logo',
    answer: () =>
      new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
          'access-control-allow-headers': 'Authorization, Content-Type',
        },
      }),
    named: ['a preflight', 'CORS', 'A preflight does not allow the headers idempotency-key.'],
  },
  'a 401 that other origins can’t read': {
    call: 'balance',
    answer: ({ token, status }) => (!token && status === 401 ? json({ message: 'No.' }, 401) : undefined),
    named: [
      'without a token',
      'CORS',
      `Access-Control-Allow-Origin is missing with status 401; expected * or ${ORIGIN}.`,
    ],
  },
}

/** Responses that differ from the sandbox's but still conform. */
export const OTHER_ANSWERS: Readonly<
  Record<string, Pick<BrokenAnswer, 'answer'> & { readonly call: CallName }>
> = {
  'amounts as numbers, ids as numbers, and a field that nobody knows': {
    call: 'user',
    answer: edit(({ user }) =>
      Object.assign(user, {
        balance: 1000.5,
        id: Number(user.id),
        vip_coin: '3',
        colour: 'blue',
        name: null,
      }),
    ),
  },
  'times without a T': {
    call: 'user',
    answer: edit(({ user }) => Object.assign(user, { created_at: '2026-03-02 06:00:00' })),
  },
  'the own account whatever remote_id says': {
    call: 'user',
    answer: ({ status, query }) =>
      status === 403 ? json(accountOf(Number(query.get('remote_id')) + 1)) : undefined,
  },
  'a promotion that is refused before the player pays': {
    call: 'walletNumber',
    answer: ({ query }) =>
      query.has('promotion_id')
        ? json({ message: 'No.', errors: { promotion_id: ['No.'] } }, 422)
        : undefined,
  },
  'flags as strings': {
    call: 'general',
    answer: edit(({ general }) => Object.assign(general, { site_status: '1', withdrawal_status: 'false' })),
  },
  'a sign-up with status 201': {
    call: 'createPlayer',
    answer: ({ status, body }) => (status === 200 ? json(body, 201) : undefined),
  },
  'a 409 while the first call with the key still runs': {
    call: 'claimCash',
    answer: ({ count, status }) => (status === 200 && count === 2 ? json({}, 409) : undefined),
  },
  'a 400 for a body that does not fit': {
    call: 'login',
    answer: ({ status, body }) => (status === 422 ? json(body, 400) : undefined),
  },
  'a body that is looked at before the token': {
    call: 'submitDeposit',
    answer: ({ sent }) => (sent.remote_id ? undefined : json({ errors: { remote_id: 'Missing.' } }, 422)),
  },
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

/** Returns a `fetch` that breaks the responses to one call. */
export function breaking({
  call,
  answer,
  elsewhere,
}: Pick<BrokenAnswer, 'call' | 'answer' | 'elsewhere'>): typeof fetch {
  const broken = [[call, answer] as const, ...(elsewhere ? [elsewhere] : [])]
  let count = 0
  return async (input, init) => {
    const response = await fetch(input, init)
    const url = new URL(String(input))
    const found = broken.find(([name]) => isCall(name, init?.method ?? 'GET', url.pathname))
    if (!found) return response
    if (found[0] === call) count++
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
