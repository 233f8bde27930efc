import type { Page } from '@playwright/test'

const game = (name: string, platform: string) => ({
  code: name.toLowerCase(),
  name,
  platform,
  type: 'SLOT',
})

export const BOAT = game('Golden Boat', 'HILO')
export const RANI = game('Rocket Rani', 'ORBIT')
export const RAIN = game('Amber Rain', 'HILO')

/** Serves the page of each game that is opened. */
export function serveGames(page: Page): Promise<unknown> {
  return page.route('https://games.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The boat sails.</p>' }),
  )
}

/** Returns the heart of a game on the page or in a part of it. */
export const heart = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('checkbox', { name: `Add ${name} to favourites` })
