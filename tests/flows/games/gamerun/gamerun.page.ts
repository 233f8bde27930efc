import { expect } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

const FRAMED_GAME = 'https://games.test/golden-boat'

export const visit: Visit = {
  at: '/games?type=SLOT&title=Slot',
  player: true,
  answers: { 'POST /game-run': { body: { url: FRAMED_GAME } } },
  go: async (page) => {
    await page.route(FRAMED_GAME, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Game</title>',
      }),
    )
    await button(page, 'Golden Boat').click()
    await expect(page).toHaveURL('/gamerun')
  },
  heading: 'Golden Boat',
}
