import { expect, type Page, test } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { configure } from '#tests/site/configure.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'
import { HEADINGS } from './content.page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function openHome(page: Page, language: 'en' | 'bn'): Promise<void> {
  await stored(page, { ...PLAYER, 'app.language': language })
  await serve(page)
  await openAt(page, '/')
}

for (const language of ['en', 'bn'] as const)
  test(`each link in the footer of the home leads to its page, and Back leads home: ${language}`, async ({
    page,
  }) => {
    await openHome(page, language)
    for (const [path, heading] of Object.entries(HEADINGS)) {
      await link(page, heading[language]).click()
      await expect(page).toHaveURL(path)
      await expect(title(page)).toHaveText(heading[language])
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/')
    }
    await link(page, HEADINGS['/terms'][language]).click()
    await page.getByRole('button', { name: language === 'en' ? 'Back' : 'ফিরে যান' }).click()
    await expect(page).toHaveURL('/')
  })

test('the footer’s Customer Support opens the chat for a player and the contacts for a guest', async ({
  page,
}) => {
  await openHome(page, 'en')
  await link(page, 'Customer Support').click()
  await expect(page).toHaveURL('/chat')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/faq')
  await link(page, 'Customer Support').click()
  await expect(
    page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Telegram' }),
  ).toBeVisible()
  await expect(page).toHaveURL('/faq')
  await page.getByRole('dialog', { name: 'Help' }).getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('Affiliate', () => {
  const openMenu = async (page: Page) => {
    await openHome(page, 'en')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Affiliate' })
  }

  test('the affiliate link in the menu leads to the site’s own page, which has no partner log-in by default', async ({
    page,
  }) => {
    await (await openMenu(page)).click()
    await expect(page).toHaveURL('/affiliate')
    await expect(page.getByRole('heading', { name: 'How to join' })).toBeVisible()
    await expect(link(page, 'Partner log-in')).toHaveCount(0)
  })

  test('the affiliate links of menu, footer and affiliate page lead to the configured site', async ({
    page,
  }) => {
    await configure(page, /\/(nowhere|affiliate|faq)$/, { affiliateUrl: 'https://partners.test' })
    const entry = await openMenu(page)
    await expect(entry).toHaveAttribute('href', 'https://partners.test/')
    await expect(entry).toHaveAttribute('rel', 'noopener noreferrer')
    await page.goto('/affiliate')
    await expect(link(page, 'Partner log-in')).toHaveAttribute('href', 'https://partners.test/')
    await page.goto('/faq')
    await expect(link(page, 'Affiliate')).toHaveAttribute('href', 'https://partners.test/')
    await expect(link(page, 'Affiliate')).toHaveAttribute('target', '_blank')
    await expect(link(page, 'Affiliate')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link(page, 'About Us')).toHaveAttribute('href', '/about')
  })
})

test('the sign-up form opens terms, privacy and 18+ in new tabs and keeps its values', async ({
  page,
  context,
}) => {
  await serve(context)
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Username' }).fill('rahim88')
  for (const name of ['Terms', 'Privacy', '18+']) {
    const opened = context.waitForEvent('page')
    await link(page, name).click()
    const tab = await opened
    await expect(title(tab)).toHaveText(name)
    await tab.close()
  }
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('rahim88')
})

test('the address of a question opens its answer', async ({ page }) => {
  await serve(page)
  await page.goto('/faq#turnover')
  const answer = page.getByText('A promotion with a bonus of ৳ 500')
  await expect(answer).toBeInViewport()
  await expect(page.getByText('Tap Sign up and fill in')).toBeHidden()
  await page.getByText('What is turnover?').click()
  await expect(answer).toBeHidden()
})

test('the table of contents leads to a section, and open questions stay open', async ({ page }) => {
  await serve(page)
  await page.goto('/faq')
  await page.getByText('How do I open an account?').click()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Exchange' }).click()
  await expect(page).toHaveURL('/faq#exchange')
  await expect(page.getByRole('heading', { name: 'Exchange' })).toBeInViewport()
  await expect(page.getByText('Tap Sign up and fill in')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(title(page)).toHaveText('New Member Guide (FAQ)')
})

test('only the text of the shown page is fetched, and choosing another language replaces the text', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(faq|terms|privacy|about|affiliate)-/.exec(request.url()) ?? []
    if (name) fetched.push(name)
  })
  await serve(page)
  await page.goto('/terms')
  await expect(page.getByRole('heading', { name: 'Who may play' })).toBeVisible()
  expect(fetched).toEqual(['terms'])
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('heading', { name: 'কারা খেলতে পারেন' })).toBeVisible()
  expect(fetched).toEqual(['terms', 'terms'])
})

test('a page text that fails to load is fetched again', async ({ page }) => {
  await serve(page)
  let tries = 0
  let release = () => {}
  const second = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/privacy-/, async (route) => {
    tries += 1
    if (tries === 1) return route.abort()
    await second
    return route.continue()
  })
  await page.goto('/privacy')
  await expect(page.getByRole('region', { name: 'The page is loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'What your account holds' })).toBeVisible()
  expect(tries).toBe(2)
})
