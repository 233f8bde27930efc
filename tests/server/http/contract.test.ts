import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { get } from '../setup/calls.ts'
import { newPlayer } from '../setup/player.ts'
import { startSandbox } from '../setup/sandbox.ts'

const app = await startSandbox()

describe('the content of the answers', () => {
  it('answers must not be stored by caches', async () => {
    const player = await newPlayer(app, 'contract')
    const answers = [await get(app, '/logo'), await player.post('/balance')]
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ])
  })

  it('there are at least 12 providers and 300 games with names that differ within a type, and every answer names pictures that exist', async () => {
    const types: { type: string }[] = (await get(app, '/get-type')).body.data
    const codes = new Set<string>()
    const images = new Set<string>()
    for (const { type } of types) {
      const { systems } = (await get(app, `/get-system?type=${type}`)).body
      const { games } = (
        await get(app, `/get-games?type=${type}&system=${encodeURIComponent(systems.join(','))}`)
      ).body
      expect(games.length).toBeGreaterThan(0)
      expect(new Set(games.map(({ name }: { name: string }) => name)).size).toBe(games.length)
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
})
