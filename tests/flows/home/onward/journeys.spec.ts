import { expect, type Page } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { type Answers, serve } from '#tests/site/serve.ts'
import { DESKTOP, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { logInAs } from '../../access/login/login.page.ts'
import { serveGames } from '../../games/games.fixture.ts'

const ANSWERS: Answers = {
  'POST /login': { body: { token: 'token-of-rahim', remote_id: 41, username: 'rahim88' } },
  'POST /game-run': { body: { url: 'https://games.test/boat' } },
}

const offer = (page: Page, name: string) => page.getByRole('link', { name: `Continue: ${name}`, exact: true })
const offers = (page: Page) => page.getByRole('link', { name: /^Continue: / })

const seeFront = async (page: Page, front: string) => {
  await expect(page).toHaveURL('/')
  const heading = page.getByRole('heading', { level: 1, name: front, includeHidden: true })
  await expect(heading).toBeAttached()
}

async function goOn(page: Page, front: string): Promise<void> {
  await visit(page, { at: '/transaction-record?from=mail', answers: ANSWERS })
  await expect(page).toHaveURL('/login')
  await page.reload()
  await logInAs(page, 'rahim88')
  await seeFront(page, front)
  await offer(page, 'Transaction Records').click()
  await expect(page).toHaveURL('/transaction-record?from=mail')
  await page.goBack()
  await seeFront(page, front)
  await expect(page.getByRole('link', { name: 'My Account' }).first()).toBeVisible()
  await expect(offers(page)).toHaveCount(0)
}

test('a guest who asked for a screen goes on to it after the log-in and a reload, with its query', ({
  page,
}) => goOn(page, 'Tiya Test'))

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('a guest goes on to the screen too', ({ page }) => goOn(page, 'Coming soon'))
})

test('a game that a guest pressed is launched after the log-in', async ({ page }) => {
  const { made } = await serve(page, ANSWERS)
  await serveGames(page)
  await page.goto('/games?type=SLOT&title=Slot')
  await button(page, 'Golden Boat').click()
  await expect(page).toHaveURL('/login')
  await logInAs(page, 'rahim88')
  await expect(offer(page, 'Golden Boat')).toBeVisible()
  expect(made).not.toContain('POST /game-run')
  await offer(page, 'Golden Boat').click()
  const frame = page.locator('iframe[title="Golden Boat"]')
  await expect(frame).toHaveAttribute('src', 'https://games.test/boat')
  expect(await page.evaluate(() => localStorage.getItem('app.wish'))).toBeNull()
})

test('the offer is not shown to a guest, nor to the next player after a log-out', async ({ page }) => {
  await visit(page, { at: '/profile', answers: ANSWERS })
  await logInAs(page, 'rahim88')
  await expect(offer(page, 'Personal Info')).toHaveAttribute('href', '/profile')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Guest' }).getByRole('link', { name: 'Login' }).click()
  await logInAs(page, 'karim77')
  await expect(page.getByRole('button', { name: 'Show More' })).toBeAttached()
  await expect(offers(page)).toHaveCount(0)
})
