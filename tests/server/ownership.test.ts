import { beforeAll, describe, expect, it } from 'vitest'
import { documentedCalls } from '../../machines/contract/openapi/callDocs.ts'
import { apiCalls } from '../../machines/contract/table.ts'
import {
  deposit,
  must,
  Operator,
  type Payer,
  transactionsOf,
  turnoversOf,
  withdrawingPlayer,
} from './cashier.ts'
import { TestBoard } from './exchangeBoard.ts'
import {
  get,
  openGame,
  phoneOf,
  post,
  type Session,
  send,
  sendBet,
  sendOrder,
  signup,
  startSandbox,
} from './sandbox.ts'

type Name = keyof typeof apiCalls

interface Sent {
  path: string
  body?: unknown
}

const board = new TestBoard()
board.set('m1')
const app = await startSandbox({ board })
let owner: Payer
let stranger: Session
/** Ids of the owner's items. */
let owned: { message: string; chat: string; ewallet: string; order: number }

const call = (name: Name, { path, body }: Sent, { token }: Session) =>
  send(app, apiCalls[name].method, path, { token, ...(body !== undefined && { body }) })

const inboxOf = async ({ token, remoteId }: Session) =>
  must(await get(app, `/inbox?remote_id=${remoteId}&page=1`, token)).data.data

beforeAll(async () => {
  owner = await withdrawingPlayer(app, 'owner001')
  stranger = await withdrawingPlayer(app, 'stranger')
  const operator = await Operator.enter(app)
  await sendBet(app, await openGame(app, owner), 'owners-bet', 10_000)
  const order = must(await sendOrder(app, owner.exchangeToken, 'owners-order', { odds: '9.00' }))
  must(await deposit(app, owner, { promotion_id: '4' }))
  await operator.decideNewest(owner, 'approved')
  const { referral_code } = must(await get(app, `/user/show?remote_id=${owner.remoteId}`, owner.token)).user
  must(await post(app, '/v1/create-players', signup('friend01', { referral_code })))
  must(await post(app, '/add/number', { phone: '01811000077' }, owner.token))
  const { id: chat } = must(
    await post(app, '/chats', { user_one_id: owner.remoteId, user_two_id: '7' }, owner.token),
  ).chat
  must(
    await post(
      app,
      '/messages',
      { chat_id: chat, sender_id: '6', content: 'My secret question' },
      owner.token,
    ),
  )
  await operator.set({ paymentKind: 'ewallet' })
  const { transaction } = must(
    await post(
      app,
      '/ewa/request',
      { amount: 500, type: 'deposit', provider: 'bKash', promotion: null },
      owner.token,
    ),
  )
  await operator.set({ paymentKind: 'list' })
  const [{ id: message }] = await inboxOf(owner)
  owned = { message, chat, ewallet: transaction, order: order.bet.id }
})

/** The fields of a query or a body that name a player. */
const PLAYER_FIELDS = ['remote_id', 'user_id', 'userId', 'user_one_id']

/**
 * Calls whose documented example names a player: each is sent as the example, with the owner's id and the stranger's
 * token.
 */
const NAMED = new Map(
  documentedCalls
    .filter(({ doc }) => PLAYER_FIELDS.some((field) => field in Object(doc.query ?? doc.body)))
    .map(({ name, call: { path }, doc }) => [name, { path, query: doc.query, body: doc.body }] as const),
)

/** Returns the fields with the id of a player in those that name one. */
function naming(fields: unknown, { remoteId }: Session) {
  return Object.entries({ ...(fields as object) }).map(([field, value]): [string, unknown] => [
    field,
    PLAYER_FIELDS.includes(field) ? remoteId : value,
  ])
}

/** Calls that name an item of a player: each is sent with one of the owner's ids and the stranger's token. */
const HELD: Partial<Record<Name, (ids: typeof owned) => Sent>> = {
  message: ({ message }) => ({ path: `/inbox/${message}` }),
  markRead: ({ message }) => ({ path: `/inbox/${message}/read` }),
  deleteMessage: ({ message }) => ({ path: `/inbox/${message}` }),
  messages: ({ chat }) => ({ path: `/chats/${chat}/messages` }),
  sendMessage: ({ chat }) => ({
    path: '/messages',
    body: { chat_id: chat, sender_id: '6', content: 'Mine now' },
  }),
  confirmEwallet: ({ ewallet }) => ({
    path: '/ewa/confirm',
    body: { trx_id: ewallet, trxid: 'STRANGER1', number: phoneOf('stranger') },
  }),
}

/** Calls that name nobody and respond with the player's own data: the response for a player who has none. */
const OWN: Partial<Record<Name, unknown>> = {
  balance: { balance: '1000.00' },
  otherPhones: { data: [] },
  bettingRecords: { data: [] },
  exchangeRecords: { data: [] },
  chats: { chats: [] },
}

/**
 * Calls that name nobody and either act on the session or its player's contacts, tested in other files, or
 * are for everyone.
 */
const REST: Name[] = [
  'logout',
  'marketBlock',
  'paymentMethods',
  'channels',
  'walletNumber',
  'requestEwallet',
  'claimCash',
  'changePassword',
  'sendCode',
  'verifyPhone',
  'verifyEmail',
  'addNumber',
  'sendAddedCode',
  'verifyAddedPhone',
]

it('every call with a token names a player or is in one of the lists', () => {
  const bearer = (Object.keys(apiCalls) as Name[]).filter((name) => apiCalls[name].auth === 'bearer')
  const listed = [...NAMED.keys(), ...Object.keys(HELD), ...Object.keys(OWN), ...REST]
  expect(listed.toSorted()).toEqual(bearer.toSorted())
})

describe('with the token of another player', () => {
  it.each([...NAMED])('%s refuses the id of the owner', async (name, { path, query, body }) => {
    const address = `${path}?${new URLSearchParams(naming(query, owner) as [string, string][])}`
    const sent = {
      path: address,
      ...(body !== undefined && { body: Object.fromEntries(naming(body, owner)) }),
    }
    const reply = await call(name as Name, sent, stranger)
    expect([reply.status, reply.body]).toEqual([403, { message: 'This is not your account.' }])
  })

  it.each(Object.keys(HELD) as Name[])(
    '%s refuses data of the owner as if it did not exist',
    async (name) => {
      const theirs = await call(name, HELD[name]?.(owned) as Sent, stranger)
      const none = { ...owned, message: '999999999', chat: '999999999', ewallet: '999999999' }
      const missing = await call(name, HELD[name]?.(none) as Sent, stranger)
      expect(theirs.status).toBe(404)
      expect([missing.status, missing.body]).toEqual([theirs.status, theirs.body])
    },
  )

  it.each(Object.keys(OWN) as Name[])('%s returns no data of the owner', async (name) => {
    const { method, path } = apiCalls[name]
    const sent = method === 'GET' ? { path } : { path, body: {} }
    expect((await call(name, sent, stranger)).body).toEqual(OWN[name])
    const own = await call(name, sent, owner)
    expect([own.status, own.body]).toEqual([200, expect.not.objectContaining(OWN[name] as object)])
  })

  it.each(['', '0', '-1', '1e3', '0x1', '1 ', '%31%00', '1'.repeat(16), '1%2F..%2F2', 'NaN', '১'])(
    'no message or chat has the id %j',
    async (id) => {
      for (const [method, path] of [
        ['GET', `/inbox/${id}`],
        ['PATCH', `/inbox/${id}/read`],
        ['DELETE', `/inbox/${id}`],
        ['GET', `/chats/${id}/messages`],
      ] as const) {
        const { status } = await send(app, method, path.replaceAll(' ', '%20'), { token: owner.token })
        expect([path, [404, 422].includes(status)]).toEqual([path, true])
      }
    },
  )

  it('the page of the exchange shows only the player’s own bets, and cancels no others', async () => {
    const answerOf = async (path: string, { exchangeToken }: Session) =>
      must(await get(app, `/exchange-frame/calls/${path}`, exchangeToken))
    for (const path of ['markets', 'markets/m1']) {
      expect((await answerOf(path, owner)).bets).toMatchObject([{ id: owned.order, status: 'open' }])
      expect(await answerOf(path, stranger)).toMatchObject({ balance: 100_000, bets: [] })
    }
    const cancel = (id: number) =>
      post(app, `/exchange-frame/calls/bets/${id}/cancel`, {}, stranger.exchangeToken)
    const [theirs, missing] = [await cancel(owned.order), await cancel(999_999_999)]
    expect(theirs.status).toBe(404)
    expect([missing.status, missing.body]).toEqual([theirs.status, theirs.body])
  })

  it('user/show lists only the player’s own friends', async () => {
    const referralsOf = async ({ token, remoteId }: Session) =>
      must(await get(app, `/user/show?remote_id=${remoteId}`, token)).user.referrals
    expect(await referralsOf(owner)).toMatchObject([{ username: 'friend01' }])
    expect(await referralsOf(stranger)).toEqual([])
  })
})

it('no call has changed data of the owner', async () => {
  const messages = await inboxOf(owner)
  expect(messages[0]).toMatchObject({ id: owned.message, is_read: false })
  const { messages: chat } = must(await get(app, `/chats/${owned.chat}/messages`, owner.token))
  expect(chat).toMatchObject([{ content: 'My secret question', sender_id: '6' }])
  expect(must(await get(app, '/get-chats', owner.token)).chats).toHaveLength(1)
  expect(await transactionsOf(app, owner)).toHaveLength(2)
  expect(await turnoversOf(app, owner)).toHaveLength(1)
  expect(must(await get(app, '/exchange-hub', owner.token)).data).toMatchObject([{ status: 'open' }])
})
