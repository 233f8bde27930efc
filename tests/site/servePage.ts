import type { Page } from '@playwright/test'

/** Serves a page of another site, such as a game, with these words. */
export const servePage = (page: Pick<Page, 'route'>, address: string, words: string): Promise<unknown> =>
  page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>${words}</title><p>${words}</p>`,
    }),
  )
