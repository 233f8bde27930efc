import type { Page } from '@playwright/test'
import { expect } from '#tests/model/expect.ts'
import { button, field } from '#tests/site/controls.ts'
import type { Visit } from '#tests/site/visit.ts'

/** `/refrrel-program` as a player uses it. */
export function referralPage(page: Page) {
  const link = field(page, 'Referral link')
  /** What has these words in its name: the link, and not its QR code. */
  const labelled = page.getByLabel('Referral link')
  const friends = page.getByRole('tabpanel', { name: 'My Referral', exact: true }).getByRole('listitem')
  const noData = page.getByText('No Data', { exact: true })

  return {
    link,
    noData,
    said: page.getByRole('status').filter({ hasText: /./ }),
    copy: button(page, 'Copy'),
    share: button(page, 'Share'),

    open: () => page.goto('/refrrel-program'),
    openTab: (name: 'Referral Info' | 'My Referral') => page.getByRole('tab', { name, exact: true }).click(),
    /** Asserts the link with this code, on this page's own origin, and the ways to share it. */
    async seeLink(code: string) {
      await expect(page.getByText('Your referral code', { exact: true })).toBeVisible()
      await expect(page.getByText(code, { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: 'QR code for your friends', exact: true })).toBeVisible()
      await expect(labelled).toHaveValue(`${new URL(page.url()).origin}/referral_code?referral_code=${code}`)
      await expect(button(page, 'Copy')).toBeEnabled()
      await expect(button(page, 'Share')).toBeVisible()
    },
    /** Asserts what a friend brings and when, or that nothing is said of it. */
    async seeReward(words: readonly string[]) {
      await expect(page.getByText(/ for each friend$/)).toHaveCount(words.length === 0 ? 0 : 1)
      for (const said of words) await expect(page.getByText(said, { exact: true })).toBeVisible()
    },
    async seeNoCode() {
      await expect(page.getByText('No referral code yet', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Contact support', exact: true })).toHaveAttribute(
        'href',
        '/chat',
      )
      await expect(link).toHaveCount(0)
      await expect(button(page, 'Copy')).toHaveCount(0)
    },
    /** Asserts the friends' rows, in order. */
    async seeFriends(rows: readonly string[]) {
      await expect(friends).toHaveText(rows)
      await expect(noData).toHaveCount(rows.length === 0 ? 1 : 0)
    },
  }
}

export const visit: Visit = { at: '/refrrel-program', player: true, heading: 'Referral Program' }
