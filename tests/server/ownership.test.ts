import { beforeAll, describe, expect, it } from 'vitest'
import { apiCalls } from '../../machines/contract/table.ts'
import {
  deposit,
  depositOf,
  must,
  Operator,
  type Payer,
  transactionsOf,
  turnoversOf,
  withdrawalOf,
  withdrawingPlayer,
} from './cashier.ts'
import { TestBoard } from './exchange-board.ts'
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

/** Calls that name a player: each is sent with the owner's id and the stranger's token. */
const NAMED: Partial<Record<Name, (owner: Payer) => Sent>> = {
  user: ({ remoteId }) => ({ path: `/user/show?remote_id=${remoteId}` }),
  transactions: ({ remoteId }) => ({ path: `/transaction/show?remote_id=${remoteId}` }),
  turnovers: ({ remoteId }) => ({ path: `/turnovers?remote_id=${remoteId}` }),
  withdrawCheck: ({ remoteId }) => ({ path: `/userwithdrawcheck?remote_id=${remoteId}` }),
  inbox: ({ remoteId }) => ({ path: `/inbox?remote_id=${remoteId}&page=1` }),
  convertPoints: ({ remoteId }) => ({ path: `/convert-vipcoin?remote_id=${remoteId}&vip_coin=10` }),
  playerLogin: ({ remoteId }) => ({ path: '/player-login', body: { user_id: remoteId } }),
  updateProfile: ({ remoteId }) => ({
    path: '/user/profile/update',
    body: { remote_id: remoteId, dofb: '1990-05-14' },
  }),
  submitDeposit: (payer) => ({ path: '/submit-deposit', body: depositOf(payer) }),
  submitWithdraw: (payer) => ({ path: '/submit-withdraw', body: withdrawalOf(payer) }),
  createChat: ({ remoteId }) => ({ path: '/chats', body: { user_one_id: remoteId, user_two_id: '7' } }),
  runGame: ({ remoteId }) => ({
    path: '/game-run',
    body: {
      userId: remoteId,
      externalURL: '',
      isMobileLogin: true,
      gameCode: 'boishakh-slot-1',
      gameType: 'SLOT',
      platform: 'Boishakh',
    },
  }),
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

/** Calls that name nobody and respond with the player's own data, with their response for a player who has none. */
const OWN: Partial<Record<Name, { sent: Sent; answer: unknown }>> = {
  balance: { sent: { path: '/balance', body: {} }, answer: { balance: '1000.00' } },
  otherPhones: { sent: { path: '/get/other/phone' }, answer: { data: [] } },
  bettingRecords: { sent: { path: '/betting-record' }, answer: { data: [] } },
  exchangeRecords: { sent: { path: '/exchange-hub' }, answer: { data: [] } },
  chats: { sent: { path: '/get-chats' }, answer: { chats: [] } },
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

it('every call with a token is in one of the lists', () => {
  const bearer = (Object.keys(apiCalls) as Name[]).filter((name) => apiCalls[name].auth === 'bearer')
  const listed = [...Object.keys(NAMED), ...Object.keys(HELD), ...Object.keys(OWN), ...REST]
  expect(listed.toSorted()).toEqual(bearer.toSorted())
})

describe('with a token of one’s own', () => {
  it.each(Object.keys(NAMED) as Name[])('%s refuses another player’s id', async (name) => {
    const sent = NAMED[name]?.(owner)
    const { status, body } = await call(name, sent as Sent, stranger)
    expect([status, body]).toEqual([403, { message: 'This is not your account.' }])
  })

  it.each(Object.keys(HELD) as Name[])(
    '%s refuses what is another player’s as what does not exist',
    async (name) => {
      const theirs = await call(name, HELD[name]?.(owned) as Sent, stranger)
      const none = { ...owned, message: '999999999', chat: '999999999', ewallet: '999999999' }
      const missing = await call(name, HELD[name]?.(none) as Sent, stranger)
      expect(theirs.status).toBe(404)
      expect([missing.status, missing.body]).toEqual([theirs.status, theirs.body])
    },
  )

  it.each(Object.keys(OWN) as Name[])('%s answers nothing of another player', async (name) => {
    const own = OWN[name]
    expect((await call(name, own?.sent as Sent, stranger)).body).toEqual(own?.answer)
    expect((await call(name, own?.sent as Sent, owner)).status).toBe(200)
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

  it('the exchange’s page shows one’s own bets only, and cancels no other', async () => {
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

  it('user/show lists one’s own friends only', async () => {
    const referralsOf = async ({ token, remoteId }: Session) =>
      must(await get(app, `/user/show?remote_id=${remoteId}`, token)).user.referrals
    expect(await referralsOf(owner)).toMatchObject([{ username: 'friend01' }])
    expect(await referralsOf(stranger)).toEqual([])
  })
})

it('none of this changed what is the owner’s', async () => {
  const messages = await inboxOf(owner)
  expect(messages[0]).toMatchObject({ id: owned.message, is_read: false })
  const { messages: chat } = must(await get(app, `/chats/${owned.chat}/messages`, owner.token))
  expect(chat).toMatchObject([{ content: 'My secret question', sender_id: '6' }])
  expect(must(await get(app, '/get-chats', owner.token)).chats).toHaveLength(1)
  expect(await transactionsOf(app, owner)).toHaveLength(2)
  expect(await turnoversOf(app, owner)).toHaveLength(1)
  expect(must(await get(app, '/exchange-hub', owner.token)).data).toMatchObject([{ status: 'open' }])
})
