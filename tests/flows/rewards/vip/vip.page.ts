import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

/** `/vip` as a player uses it. */
export function vipPage(page: Page) {
  const main = page.getByRole('main')
  const amount = field(page, 'VP to convert')
  const convert = button(page, 'Convert')

  return {
    amount,
    convert,
    /** What the card says that the points bring; the footer says it of what is typed. */
    worth: main.getByRole('paragraph').filter({ hasText: ' VP = ' }),
    footer: page.locator('footer').filter({ hasText: 'You convert' }),
    alerts: main.getByRole('alert'),
    said: page.getByRole('status').filter({ hasText: /./ }),

    open: () => page.goto('/vip'),
    /** Types the points and presses the button. */
    async convertPoints(typed: string) {
      await amount.fill(typed)
      await convert.click()
    },
    /** Asserts the points, what the card says about them, and the percentage of its bar; null for none. */
    async seePoints(shown: string, percent: string | null, words: string) {
      await expect(main.getByRole('term')).toHaveText('VP Points')
      await expect(main.getByRole('definition')).toHaveText(shown)
      const bar = main.getByRole('progressbar')
      if (percent === null) await expect(bar).toHaveCount(0)
      else await expect(bar).toHaveAttribute('aria-valuenow', percent)
      await expect(main.getByText(words, { exact: true })).toBeVisible()
    },
  }
}

export const visit: Visit = {
  at: '/vip',
  player: true,
  heading: 'My VIP',
  submits: 'GET /convert-vipcoin',
  submit: (page) => vipPage(page).convertPoints('10'),
}
