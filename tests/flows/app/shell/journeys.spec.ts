import type { Page } from '@playwright/test'
import { generalWith } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { writeElsewhere } from '#tests/model/device.ts'
import { serve, servePlayer } from '#tests/site/serve.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { openAt, visit } from '#tests/site/visit.ts'
import { expectEntry } from '../overlays/overlays.page.ts'

test('a tab speaks the language that another tab has chosen', async ({ page }) => {
  await visit(page, { at: '/account', player: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  await writeElsewhere(page, { 'app.language': 'bn' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার অ্যাকাউন্ট')
})

test('a language chosen in the header is shown immediately, also in what the server says, and kept after a reload', async ({
  page,
}) => {
  const { answer } = await servePlayer(page)
  answer('GET /general', ({ headers }) =>
    generalWith({ notice: [headers['accept-language'] === 'bn' ? 'নতুন নৌকা' : 'New boats'] }),
  )
  await openAt(page, '/')
  await expect(page.getByText('New boats').first()).toBeVisible()
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByText('নতুন নৌকা').first()).toBeVisible()
  await expect(page.getByText('New boats')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('app.language'))).toBe('bn')
  await expectEntry(page, false)
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমার অ্যাকাউন্ট')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  // Digits stay Western.
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
  await expect(page.getByText('2025-01-02')).toBeVisible()
})

test('the site shows the language chosen last, even when the texts of another language arrive later', async ({
  page,
}) => {
  await serve(page)
  const chunks = await Chunks.hold(page, /\/assets\/bn-[\w-]+\.js$/)
  await openAt(page, '/')
  const choose = async (language: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('dialog').getByRole('radio', { name: language }).click()
  }
  await choose('বাংলা')
  await choose('English')
  const arrived = page.waitForResponse(/\/assets\/bn-/)
  await chunks.arrive()
  await (await arrived).finished()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('app.language'))).toBeNull()
})

async function loseBengali(page: Page): Promise<Chunks> {
  await serve(page)
  const chunks = await Chunks.hold(page, /\/assets\/bn-[\w-]+\.js$/)
  await openAt(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'বাংলা' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toBeVisible()
  await chunks.lose()
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible()
  return chunks
}

test('a player goes on without the texts of a language that are lost', async ({ page }) => {
  await loseBengali(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Language', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
})

for (const [how, again] of [
  ['Try again', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()],
  ['the return of the network', (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')))],
] as const)
  test(`texts of a language that are lost are said to be, and ${how} loads them`, async ({ page }) => {
    const chunks = await loseBengali(page)
    chunks.hold()
    await again(page)
    await chunks.arrive()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'লগইন' })).toBeVisible()
  })
