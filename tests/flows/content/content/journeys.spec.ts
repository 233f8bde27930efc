import { expect, type Page } from '@playwright/test'
import { configure } from '#tests/site/configure.ts'
import { NO_DEMO, NOVA, serveFolder } from '#tests/site/secondBrand.ts'
import { test } from '#tests/site/sharedPage.ts'
import { openAt, visit } from '#tests/site/visit.ts'
import { drawing, HEADINGS } from './content.page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('each link in the footer of the home leads to its page, and Back leads home', async ({ page }) => {
  await visit(page, { at: '/', device: { 'app.language': 'bn' } })
  for (const [path, { bn }] of Object.entries(HEADINGS))
    await expect(link(page, bn)).toHaveAttribute('href', path)
  await link(page, HEADINGS['/terms'].bn).click()
  await expect(title(page)).toHaveText(HEADINGS['/terms'].bn)
  await page.getByRole('button', { name: 'ফিরে যান' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer’s Customer Support opens the chat for a player and the contacts for a guest', async ({
  page,
}) => {
  await visit(page, { at: '/faq', player: true })
  await link(page, 'Customer Support').click()
  await expect(page).toHaveURL('/chat')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/faq')
  await link(page, 'Customer Support').click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help.getByRole('link', { name: 'Telegram' })).toBeVisible()
  await expect(page).toHaveURL('/faq')
  await help.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('the affiliate links of menu, footer and affiliate page lead to the configured site, by default to the site’s own page', async ({
  page,
}) => {
  await visit(page, { at: '/affiliate', player: true })
  await expect(page.getByRole('heading', { name: 'How to join' })).toBeVisible()
  await expect(link(page, 'Partner log-in')).toHaveCount(0)
  await expect(link(page, 'Affiliate')).toHaveAttribute('href', '/affiliate')

  await configure(page, /\/(nowhere|affiliate|about)$/, { affiliateUrl: 'https://partners.test' })
  await page.goto('/affiliate')
  await expect(link(page, 'Partner log-in')).toHaveAttribute('href', 'https://partners.test/')
  await expect(link(page, 'Affiliate')).toHaveAttribute('href', 'https://partners.test/')
  await expect(link(page, 'Affiliate')).toHaveAttribute('target', '_blank')
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'What you find here' })).toBeVisible()
  await expect(link(page, 'Partner log-in')).toHaveCount(0)
  await openAt(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const entry = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Affiliate' })
  await expect(entry).toHaveAttribute('href', 'https://partners.test/')
  await expect(entry).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the sign-up form opens terms, privacy and 18+ in new tabs', async ({ page }) => {
  await visit(page, { at: '/signup' })
  for (const name of ['Terms', 'Privacy', '18+'])
    await expect(link(page, name)).toHaveAttribute('target', '_blank')
})

test('the address of a question opens its answer, the table of contents leads to a section, and open questions stay open', async ({
  page,
}) => {
  await visit(page, { at: '/faq#turnover' })
  const answer = page.getByText('A promotion with a bonus of ৳ 500')
  await expect(answer).toBeInViewport()
  await expect(page.getByText('Tap Sign up and fill in')).toBeHidden()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Exchange' }).click()
  await expect(page).toHaveURL('/faq#exchange')
  await expect(page.getByRole('heading', { name: 'Exchange' })).toBeInViewport()
  await expect(answer).toBeVisible()
  await page.getByText('What is turnover?').click()
  await expect(answer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/faq#turnover')
  await expect(title(page)).toHaveText('New Member Guide (FAQ)')
})

test('a page of the operator lists five sections, but not four, and has no drawing', async ({ page }) => {
  const pageOf = (count: number) => ({
    lead: 'Our rules.',
    sections: Array.from({ length: count }, (_, at) => ({ title: `Rule ${at + 1}`, text: ['Be fair.'] })),
  })
  await serveFolder(page, { ...NOVA, 'pages/en.json': { terms: pageOf(5), privacy: pageOf(4) } })
  for (const [at, count] of [
    ['/terms', 5],
    ['/privacy', 4],
  ] as const) {
    await visit(page, { at, answers: NO_DEMO })
    await expect(page.getByRole('heading', { level: 2, name: /^Rule/ })).toHaveCount(count)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link')).toHaveCount(count === 5 ? 5 : 0)
    await expect(drawing(page)).toHaveCount(0)
  }
})

test('a page whose text is lost says so', async ({ page }) => {
  await page.route(/\/assets\/faq-[\w-]+\.js$/, (route) => route.abort())
  await visit(page, { at: '/faq' })
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
})
