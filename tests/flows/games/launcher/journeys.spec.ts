import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { travel } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'
import { serveGames } from '../games.fixture.ts'

test('the recently played games list each game once, the latest first, and twelve at most', async ({
  page,
}) => {
  const games = Array.from({ length: 13 }, (_, at) => ({
    code: `g${at}`,
    name: `Reel ${at}`,
    platform: 'HILO',
    type: 'SLOT',
  }))
  await serveGames(page)
  await stored(page, { ...PLAYER, 'app.recent.41': JSON.stringify(games.slice(0, 12)) })
  await serve(page, {
    'GET /get-games': { body: { games } },
    'POST /game-run': { body: { url: 'https://games.test/reel' } },
  })
  const names = games.map(({ name }) => name)
  const recent = page.getByRole('region', { name: 'Recently played' }).getByRole('listitem')
  const play = async (name: string) => {
    await travel(page, '/games?type=SLOT&title=Slot')
    await button(page, name).click()
    await expect(page).toHaveURL('/gamerun')
    await travel(page, '/')
  }
  const startWith = (all: readonly string[]) => all.map((name) => new RegExp(`^${name}HILO`))
  await openAt(page, '/')
  await play('Reel 3')
  await expect(recent).toHaveText(startWith(['Reel 3', ...names.slice(0, 12).filter((n) => n !== 'Reel 3')]))
  await play('Reel 12')
  await expect(recent.first()).toHaveText(/^Reel 12/)
  await expect(recent).toHaveCount(12)
})
