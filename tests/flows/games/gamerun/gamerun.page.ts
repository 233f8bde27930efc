import { expect } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'
import { serveGames } from '../games.fixture.ts'

export const visit: Visit = {
  at: '/games?type=SLOT&title=Slot',
  player: true,
  answers: { 'POST /game-run': { body: { url: 'https://games.test/boat' } } },
  go: async (page) => {
    await serveGames(page)
    await button(page, 'Golden Boat').click()
    await expect(page.locator('iframe')).toBeAttached()
  },
  heading: 'Golden Boat',
}
