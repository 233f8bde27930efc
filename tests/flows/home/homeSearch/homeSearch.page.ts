import type { Page } from '@playwright/test'

/** The game search on the home screen. */
export function homeSearchPage(page: Page) {
  const results = page.getByRole('region', { name: 'Search results' })
  return {
    results,
    searchbox: page.getByRole('searchbox', { name: 'Search all games' }),
    clear: page.getByRole('button', { name: 'Clear search' }),
    tiles: results.getByRole('list', { name: 'Games' }).getByRole('listitem'),
    alert: results.getByRole('alert'),
    tryAgain: results.getByRole('button', { name: 'Try again' }),
  }
}
