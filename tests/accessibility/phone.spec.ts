import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './layout.ts'
import { violations } from './violations.ts'

const key = () => encodeURIComponent(process.env.SANDBOX_PASSWORD ?? '')

/** Returns the site in the drawn phone. */
const siteIn = (page: Page) => page.frameLocator('iframe[title="The site on a phone"]')

const consoleIn = (page: Page) => page.frameLocator('iframe[title="Operator’s console"]')

test('the site on a phone has no violations', async ({ page }) => {
  await page.goto(`/sandbox/phone?key=${key()}`)
  await expect(siteIn(page).getByRole('navigation', { name: 'Guest' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the coming soon page has a QR code, and links to the site on a phone, shown beside the console', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code of this address' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/signup')
    expect(await violations(page)).toEqual([])
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'See it on a phone on this screen' }).click()
    const phone = await opened
    await expect(phone.getByRole('heading', { level: 1, name: 'On a phone' })).toBeVisible()
    await expect(siteIn(phone).getByRole('navigation', { name: 'Guest' })).toBeVisible()
    await expect(consoleIn(phone).getByLabel('Password')).toBeVisible()
  })

  test('width, language and text size apply to the phone, and the outbox opens beside the phone', async ({
    page,
  }) => {
    await page.goto(`/sandbox/phone?key=${key()}`)
    await expect(page).toHaveURL('/sandbox/phone')
    const frame = page.getByTitle('The site on a phone')
    await expect(siteIn(page).getByRole('link', { name: 'Sign up' })).toBeVisible()
    for (const width of [320, 430, 390]) {
      await page.getByLabel(`${width} px`).check()
      await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width)
    }
    await siteIn(page).getByRole('link', { name: 'Sign up' }).click()
    const heading = siteIn(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Sign up')

    const size = () =>
      heading.evaluate((element) => getComputedStyle(element.ownerDocument.documentElement).fontSize)
    await page.getByLabel('200 %').check()
    expect(await size()).toBe('32px')
    await page.getByLabel('বাংলা').check()
    await expect(heading).toHaveText('সাইন আপ')
    await expect.poll(size).toBe('32px')

    await page.getByRole('link', { name: 'outbox' }).click()
    await expect(consoleIn(page).getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('বাংলা')).toBeChecked()
    // A language chosen on the phone is also selected beside it.
    await siteIn(page).getByRole('button', { name: 'ভাষা' }).first().click()
    await siteIn(page).getByRole('radio', { name: 'English' }).click()
    await expect(page.getByLabel('English')).toBeChecked()
  })
})
