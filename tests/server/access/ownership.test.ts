import { documentedCalls } from '@tiya/contract/openapi/callDocs'
import { apiCalls } from '@tiya/contract/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestBoard } from '../exchange/exchangeBoard.ts'
import { must, phoneOf, post, send, signup } from '../setup/calls.ts'
import { Operator } from '../setup/operator.ts'
import { namesPlayer, namingPlayer, type Player, sendBet, withdrawingPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

type Name = keyof typeof apiCalls

interface Sent {
  path: string
  body?: unknown
}

const board = new TestBoard()
board.set('m1')
const app = await startSandbox({ board })
let owner: Player
let stranger: Player
/** Ids of the owner's items. */
let owned: { message: string; chat: string; ewallet: string; order: number }

const call = (name: Name, { path, body }: Sent, { token }: Player) =>
  send(app, apiCalls[name].method, path, { token, ...(body !== undefined && { body }) })

beforeAll(async () => {
  owner = await withdrawingPlayer(app, 'owner001')
  stranger = await withdrawingPlayer(app, 'stranger')
  const operator = await Operator.enter(app)
  await sendBet(app, await owner.openGame(), 'owners-bet', 10_000)
  const order = must(await owner.order('owners-order', { odds: '9.00' }))
  await operator.approveDeposit(owner, { promotion_id: '4' })
  const { referral_code } = await owner.user()
  must(await post(app, '/v1/create-players', signup('friend01', { referral_code })))
  must(await owner.post('/add/number', { phone: '01811000077' }))
  const chat = await owner.openChat()
  must(await owner.write(chat, 'My secret question'))
  await operator.set({ paymentKind: 'ewallet' })
  const { transaction } = must(await owner.requestEwallet())
  await operator.set({ paymentKind: 'list' })
  const [{ id: message }] = await owner.inbox()
  owned = { message, chat, ewallet: transaction, order: order.bet.id }
})

/**
 * Calls whose documented example names a player: each is sent as the example, with the owner's id and the stranger's
 * token.
 */
const NAMED = new Map(
  documentedCalls
    .filter(({ doc }) => namesPlayer(doc.query ?? doc.body))
    .map(({ name, call: { path }, doc }) => [name, { path, query: doc.query, body: doc.body }] as const),
)

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
  depositLimits: {
    limits: ['day', 'week', 'month'].map((period) => ({ period, amount: null, used: '0.00' })),
  },
}

/**
 * Calls that name nobody and either act on the session or its player's contacts, tested in other files, or
 * are for everyone.
 */
const REST: Name[] = [
  ...(['logout', 'marketBlock', 'paymentMethods', 'channels', 'walletNumber', 'requestEwallet'] as const),
  ...(['claimCash', 'changePassword', 'sendCode', 'verifyPhone', 'verifyEmail'] as const),
  ...(['addNumber', 'sendAddedCode', 'verifyAddedPhone', 'changeDepositLimit'] as const),
]

it('every call with a token names a player or is in one of the lists', () => {
  const bearer = (Object.keys(apiCalls) as Name[]).filter((name) => apiCalls[name].auth === 'bearer')
  const listed = [...NAMED.keys(), ...Object.keys(HELD), ...Object.keys(OWN), ...REST]
  expect(listed.toSorted()).toEqual(bearer.toSorted())
})

describe('with the token of another player', () => {
  it.each([...NAMED])('%s refuses the id of the owner', async (name, { path, query, body }) => {
    const asked = new URLSearchParams(namingPlayer(query, owner) as Record<string, string>)
    const sent = {
      path: `${path}?${asked}`,
      ...(body !== undefined && { body: namingPlayer(body, owner) }),
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

  it('no message or chat has an id that is no number', async () => {
    const ids = ['', '0', '-1', '1e3', '0x1', '1%20', '%31%00', '1'.repeat(16), '1%2F..%2F2', 'NaN', '১']
    for (const id of ids)
      for (const [method, path] of [
        ['GET', `/inbox/${id}`],
        ['PATCH', `/inbox/${id}/read`],
        ['DELETE', `/inbox/${id}`],
        ['GET', `/chats/${id}/messages`],
      ] as const) {
        const { status } = await send(app, method, path, { token: owner.token })
        expect([path, [404, 422].includes(status)]).toEqual([path, true])
      }
  })

  it('the page of the exchange shows only the player’s own bets, and cancels no others', async () => {
    for (const market of ['', '/m1']) {
      expect((await owner.exchange(market)).bets).toMatchObject([{ id: owned.order, status: 'open' }])
      expect(await stranger.exchange(market)).toMatchObject({ balance: 100_000, bets: [] })
    }
    const [theirs, missing] = [
      await stranger.cancelOrder(owned.order),
      await stranger.cancelOrder(999_999_999),
    ]
    expect(theirs.status).toBe(404)
    expect([missing.status, missing.body]).toEqual([theirs.status, theirs.body])
  })
})

it('no call has changed data of the owner, whose friends nobody else sees', async () => {
  expect((await owner.user()).referrals).toMatchObject([{ username: 'friend01' }])
  expect((await stranger.user()).referrals).toEqual([])
  const messages = await owner.inbox()
  expect(messages[0]).toMatchObject({ id: owned.message, is_read: false })
  const { messages: chat } = must(await owner.get(`/chats/${owned.chat}/messages`))
  expect(chat).toMatchObject([{ content: 'My secret question', sender_id: '6' }])
  expect(must(await owner.get('/get-chats')).chats).toHaveLength(1)
  expect(await owner.transactions()).toHaveLength(2)
  expect(await owner.turnovers()).toHaveLength(1)
  expect(await owner.exchangeRecords()).toMatchObject([{ status: 'open' }])
})
