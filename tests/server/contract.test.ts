import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiCalls } from '../../machines/contract/table.ts'
import { failure } from '../../machines/contract/wire.ts'
import { depositOf, must, Operator, transactionsOf, withdrawalOf } from './cashier.ts'
import {
  get,
  logIn,
  marketToCome,
  newestCode,
  newPlayer,
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

const app = await startSandbox()
let player: Session

beforeAll(async () => {
  player = await newPlayer(app, 'contract')
  const game = await openGame(app, player)
  await sendBet(app, game, 'contract-1', 10_000)
  const { id: marketId, runners } = await marketToCome(app, player.exchangeToken)
  const order = { marketId, selectionId: runners[0]?.id, odds: '1.01' }
  expect((await sendOrder(app, player.exchangeToken, 'contract-2', order)).status).toBe(200)
  await post(app, '/v1/create-players', signup('friend01', { referral_code: (await user()).referral_code }))
})

const user = async () => (await get(app, `/user/show?remote_id=${player.remoteId}`, player.token)).body.user

const payer = () => ({ ...player, username: 'contract', phone: phoneOf('contract') })
const codeBody = async () => ({ body: { verification_code: await newestCode(app) } })

const messageId = async () =>
  (await get(app, `/inbox?remote_id=${player.remoteId}&page=1`, player.token)).body.data.data[0].id
const chatId = async () => (await get(app, '/get-chats', player.token)).body.chats[0].id

/** An e-wallet request, valid while the operator has e-wallets and no deposit is pending. */
const ewallet = { amount: 500, type: 'deposit', provider: 'bKash', promotion: null }

/** A request: `path` if the address has parameters or a query, `token` if it is not the player's. */
interface Sent {
  path?: string
  body?: unknown
  token?: string
}

/** A request for each call, sent in this order. */
const SENT: Record<Name, () => Sent | Promise<Sent>> = {
  logo: () => ({}),
  general: () => ({}),
  sliders: () => ({}),
  socialLinks: () => ({}),
  promotions: () => ({}),
  promotion: () => ({ path: '/promotions/1' }),
  marketBlock: () => ({}),
  types: () => ({}),
  systems: () => ({ path: '/get-system?type=SLOT' }),
  providersOf: () => ({ path: '/get-provider?system=Orbit,Meghna' }),
  providers: () => ({}),
  games: () => ({ path: '/get-games?type=SLOT&system=Orbit,Meghna' }),
  createPlayer: () => ({ body: signup('another1') }),
  login: () => ({ body: { username: 'another1', password: 'abc12345' } }),
  forgotPassword: () => ({ body: { type: 'sms', phone: phoneOf('another1'), username: 'another1' } }),
  resetPassword: async () => ({
    body: {
      otp: await newestCode(app),
      password: 'xyz98765',
      password_confirmation: 'xyz98765',
      username: 'another1',
    },
  }),
  balance: () => ({ body: {} }),
  user: () => ({ path: `/user/show?remote_id=${player.remoteId}` }),
  otherPhones: () => ({}),
  playerLogin: () => ({ body: { user_id: player.remoteId } }),
  runGame: () => ({
    body: {
      userId: player.remoteId,
      externalURL: 'http://localhost/back.html',
      isMobileLogin: true,
      gameCode: 'orbit-egame-1',
      gameType: 'EGAME',
      platform: 'Orbit',
    },
  }),
  bettingRecords: () => ({}),
  exchangeRecords: () => ({}),
  inbox: () => ({ path: `/inbox?remote_id=${player.remoteId}&page=1` }),
  message: async () => ({ path: `/inbox/${await messageId()}` }),
  markRead: async () => ({ path: `/inbox/${await messageId()}/read` }),
  deleteMessage: async () => ({ path: `/inbox/${await messageId()}` }),
  createChat: () => ({ body: { user_one_id: player.remoteId, user_two_id: '7' } }),
  sendMessage: async () => ({ body: { chat_id: await chatId(), sender_id: '6', content: 'Hello?' } }),
  chats: () => ({}),
  messages: async () => ({ path: `/chats/${await chatId()}/messages` }),
  sendCode: () => ({ body: { phone: phoneOf('contract') } }),
  verifyPhone: codeBody,
  verifyEmail: async () => {
    must(await post(app, '/send-verification-code', { email: 'contract@mail.example' }, player.token))
    return { body: { code: await newestCode(app) } }
  },
  addNumber: () => ({ body: { phone: '01811223344' } }),
  sendAddedCode: () => ({ body: { phone: '01811223344' } }),
  verifyAddedPhone: codeBody,
  updateProfile: () => ({ body: { remote_id: player.remoteId, dofb: '1990-05-14' } }),
  paymentMethods: () => ({}),
  channels: () => ({ path: '/showpayment-menthod?name=bKash' }),
  walletNumber: () => ({ path: '/get-wallet-number?name=bKash&account_type=Agent&amount=500' }),
  withdrawCheck: () => ({ path: `/userwithdrawcheck?remote_id=${player.remoteId}` }),
  claimCash: () => ({ body: {} }),
  convertPoints: () => ({ path: `/convert-vipcoin?remote_id=${player.remoteId}&vip_coin=10` }),
  submitWithdraw: () => ({ body: withdrawalOf(payer()) }),
  submitDeposit: () => ({ body: depositOf(payer(), { promotion_id: '2' }) }),
  transactions: () => ({ path: `/transaction/show?remote_id=${player.remoteId}` }),
  turnovers: async () => {
    await (await Operator.enter(app)).decideNewest(player, 'approved')
    return { path: `/turnovers?remote_id=${player.remoteId}` }
  },
  requestEwallet: async () => {
    await (await Operator.enter(app)).set({ paymentKind: 'ewallet' })
    return { body: ewallet }
  },
  confirmEwallet: async () => {
    const { transaction } = must(await post(app, '/ewa/request', ewallet, player.token))
    return { body: { trx_id: transaction, trxid: 'CONTRACT1', number: phoneOf('contract') } }
  },
  changePassword: async () => {
    const body = {
      old_password: 'xyz98765',
      new_password: 'xyz12345',
      new_password_confirmation: 'xyz12345',
    }
    return { body, token: (await logIn(app, 'another1', 'xyz98765')).token }
  },
  logout: () => ({ body: {} }),
}

describe('every answer fits the contract', () => {
  for (const [name, sent] of Object.entries(SENT)) {
    it(name, async () => {
      const call = apiCalls[name as Name]
      const { path = call.path, body, token = player.token } = await sent()
      const reply = await send(app, call.method, path, {
        ...(body !== undefined && { body }),
        ...(call.auth !== 'none' && { token }),
      })
      expect(reply.body).toEqual(expect.anything())
      expect(reply.status).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
      const result = z.safeParse(call.response as z.core.$ZodType, reply.body)
      expect(result.error?.issues ?? []).toEqual([])
    })
  }
})

describe('failures have the shape of the contract', () => {
  const bearer = (Object.keys(SENT) as Name[]).filter((name) => apiCalls[name].auth === 'bearer')

  it.each(bearer)('%s needs a token', async (name) => {
    const { method, path } = apiCalls[name]
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer nobody',
      'Basic abc',
      `Bearer ${player.exchangeToken}`,
    ]) {
      const reply = await send(app, method, path, {
        ...(method !== 'GET' && { body: {} }),
        ...(authorization && { headers: { authorization } }),
      })
      expect(reply.status).toBe(401)
      expect(z.safeParse(failure, reply.body).success).toBe(true)
    }
  })
})

describe('the content of the answers', () => {
  it('money is sent as decimal strings', async () => {
    const { token } = await newPlayer(app, 'decimal1')
    expect((await post(app, '/balance', {}, token)).body).toEqual({ balance: '1000.00' })
  })

  it('the player is the one who signed up', async () => {
    player = await logIn(app, 'contract')
    expect(await user()).toMatchObject({
      id: player.remoteId,
      username: 'contract',
      phone: phoneOf('contract'),
      email: 'contract@mail.example',
      session_id: '1',
      dofb: '1990-05-14',
      referrals: [{ username: 'friend01' }],
    })
  })

  it('there are at least 12 providers and 300 games, and every answer names pictures that exist', async () => {
    const types: { type: string }[] = (await get(app, '/get-type')).body.data
    const codes = new Set<string>()
    const images = new Set<string>()
    for (const { type } of types) {
      const { systems } = (await get(app, `/get-system?type=${type}`)).body
      const { games } = (
        await get(app, `/get-games?type=${type}&system=${encodeURIComponent(systems.join(','))}`)
      ).body
      expect(games.length).toBeGreaterThan(0)
      for (const game of games) {
        expect(game.type).toBe(type)
        codes.add(game.code)
        images.add(game.image)
      }
    }
    const providers: { icon: string }[] = (await get(app, '/get-provider')).body.data
    expect(types).toHaveLength(9)
    expect(providers.length).toBeGreaterThanOrEqual(12)
    expect(codes.size).toBeGreaterThanOrEqual(300)
    const sliders: { thubmnail: string }[] = (await get(app, '/sliders')).body.sliders
    const logo = (await get(app, '/logo')).body[0]
    const promotions: { thumbnail: string }[] = (await get(app, '/promotion')).body.promotions
    const methods = ['bkash', 'nagad', 'rocket', 'upay', 'usdt']
    const files = [
      ...images,
      ...providers.map(({ icon }) => icon),
      ...sliders.map((slider) => slider.thubmnail),
      ...Object.values<string>(logo),
      ...promotions.map(({ thumbnail }) => thumbnail),
      ...methods.map((name) => `pay-${name}.svg`),
    ]
    for (const file of files) {
      const art = await app.inject({ url: `/storage/${file}`, headers: { 'accept-encoding': 'gzip' } })
      expect([file, art.statusCode, art.headers['content-type']]).toEqual([file, 200, 'image/svg+xml'])
      expect(art.rawPayload.length).toBeLessThan(3_500)
      // Words are outlines, because a picture can't load a font.
      expect(gunzipSync(art.rawPayload).toString()).toMatch(/^<svg(?!.*<text)/)
    }
  })

  it('a player’s records list deposits, withdrawals and bonuses', async () => {
    const records = await transactionsOf(app, player)
    expect(records.map(({ action, key }: { action: string; key: string }) => [action, key])).toEqual([
      ['deposit', '0'],
      ['bonus', '1'],
      ['deposit', '1'],
      ['withdraw', '0'],
      ['bonus', '1'],
      ['bonus', '1'],
    ])
  })

  it('names of games differ within a type', async () => {
    const { systems } = (await get(app, '/get-system?type=SLOT')).body
    const { games } = (await get(app, `/get-games?type=SLOT&system=${systems.join(',')}`)).body
    const names = games.map(({ name }: { name: string }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
