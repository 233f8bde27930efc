import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { apiCalls } from '../../machines/contract/table.ts'
import { failure } from '../../machines/contract/wire.ts'
import { Operator } from './operator.ts'
import { newPlayer, sendBet, withdrawingPlayer } from './player.ts'
import { get, must, phoneOf, post, send, signup, startSandbox } from './sandbox.ts'

const app = await startSandbox()
const player = await withdrawingPlayer(app, 'contract')
const user = async () => await player.user()

describe('failures fit the contract', () => {
  const bearer = Object.entries(apiCalls).filter(([, { auth }]) => auth === 'bearer')

  it.each(bearer)('%s needs a token', async (_name, { method, path }) => {
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
  it('answers must not be stored by caches', async () => {
    const answers = [await get(app, '/logo'), await player.post('/balance')]
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ])
  })

  it('money is sent as decimal strings', async () => {
    const { token } = await newPlayer(app, 'decimal1')
    expect((await post(app, '/balance', {}, token)).body).toEqual({ balance: '1000.00' })
  })

  it('the player is the one who signed up', async () => {
    const { referral_code } = await user()
    must(await post(app, '/v1/create-players', signup('friend01', { referral_code })))
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

  it('the records of a player list deposits, withdrawals and bonuses', async () => {
    must(await player.post('/cash-claim'))
    must(await sendBet(app, await player.openGame(), 'contract-1', 10_000))
    must(await player.get(`/convert-vipcoin?remote_id=${player.remoteId}&vip_coin=10`))
    must(await player.withdraw())
    must(await player.deposit({ promotion_id: '2' }))
    await (await Operator.enter(app)).decideNewest(player, 'approved')
    const records = await player.transactions()
    expect(records.map(({ action, key }: { action: string; key: string }) => [action, key])).toEqual([
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
