import { expect, test } from '../site/sharedPage.ts'
import { visit } from '../site/visit.ts'

test('a view that throws is replaced by the error page, and other screens still work', async ({ page }) => {
  // Only the account card calls it.
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('no numbers today')
    }
  })
  await visit(page, { at: '/account', player: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

for (const address of ['/%', '/chat-box/%', '/chat-box/%E0%A4%A', '/%E0%A4%A?title=%'])
  test(`${address}, which can’t be decoded, is no page of the site`, async ({ page }) => {
    await visit(page, { at: address, player: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

test('an unknown address leads on to games, matches and promotions', async ({ page }) => {
  await visit(page, { at: '/nowhere' })
  for (const [name, address] of [
    ['Games', '/games?type=SLOT&title=Slot'],
    ['In-Play', '/exchange-inplay'],
    ['Promotions', '/promotions'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
})

test('a query that can’t be decoded is read as it is', async ({ page }) => {
  await visit(page, { at: '/games?title=%&type=%E0' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('%')
  await page.goto('/referral_code?referral_code=%E0')
  await expect(page.getByRole('dialog', { name: 'Message' })).toContainText('Referral code is missing.')
})
