import type { Page } from '@playwright/test'
import { servePage } from '#tests/site/servePage.ts'

const game = (name: string, platform: string) => ({
  code: name.toLowerCase(),
  name,
  platform,
  type: 'SLOT',
})

export const BOAT = game('Golden Boat', 'HILO')
export const RANI = game('Rocket Rani', 'ORBIT')
export const RAIN = game('Amber Rain', 'HILO')

export const FEW = [BOAT, RANI, RAIN]
export const MANY = Array.from({ length: 60 }, (_, at) => game(`Reel ${at + 1}`, 'HILO'))

/** What a list of games is answered with. */
export const GAMES_ANSWERS = {
  few: { body: { games: FEW } },
  many: { body: { games: MANY } },
  none: { body: { games: [] } },
}
/** Serves the page of each game that is opened. */
export const serveGames = (page: Page) => servePage(page, 'https://games.test/**', 'The boat sails.')

/** Returns the heart of a game on the page or in a part of it. */
export const heart = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('checkbox', { name: `Add ${name} to favourites` })
