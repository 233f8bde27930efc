import type { Page } from '@playwright/test'
import type { Config } from '../../src/environment/config.ts'

/** Serves the pages at these addresses with a configuration, as the host of the site can. */
export async function configure(page: Page, pages: RegExp, config: Partial<Config>): Promise<void> {
  await page.route(pages, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const filled = html.replace(
      /(<script type="application\/json" id="config">)[^<]*/,
      `$1${JSON.stringify(config)}`,
    )
    await route.fulfill({ response, body: filled })
  })
}
