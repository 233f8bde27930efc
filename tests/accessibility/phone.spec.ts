import { expect, type Page, test } from '@playwright/test'
import { digits } from '../site/sandbox.ts'
import { fillSignup } from '../site/signup.ts'
import { layoutProblems } from './layout.ts'
import { violations } from './violations.ts'

const key = () => encodeURIComponent(process.env.SANDBOX_PASSWORD ?? '')

/** Returns the site in the drawn phone. */
const siteIn = (page: Page) => page.frameLocator('iframe[title="The site on a phone"]')

const consoleIn = (page: Page) => page.frameLocator('iframe[title="Operator’s console"]')

test('the site on a phone has no violations', async ({ page }) => {
  await page.goto(`/sandbox/phone?key=${key()}`)
  await expect(siteIn(page).getByRole('navigation', { name: 'Guest' })).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violations(page), `${width} px`).toEqual([])
    expect(await layoutProblems(page), `${width} px`).toEqual([])
  }
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('the coming soon page links to the site on a phone, shown beside the console', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
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
  })

  test.describe('where the site is installed', () => {
    test.use({ serviceWorkers: 'allow' })

    test('the phone shows the page from the server, not the page in the cache', async ({ page }) => {
      await page.goto('/')
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
      )
      await page.goto('/sandbox/phone')
      await expect(siteIn(page).getByRole('navigation', { name: 'Guest' })).toBeVisible()
    })
  })

  test('a stranger signs up, plays and leaves the game, all on the phone', async ({ page }) => {
    test.slow()
    await page.goto('/sandbox/phone')
    const site = siteIn(page)
    await site.getByRole('link', { name: 'Sign up' }).click()
    const suffix = digits(8)
    await fillSignup(site, {
      username: `phone${suffix}`,
      phone: `017${suffix}`,
      email: `phone${suffix}@site.test`,
    })
    await site.getByRole('button', { name: 'Sign up', exact: true }).click()
    await site.getByRole('dialog', { name: 'Notice' }).getByRole('button', { name: 'Close' }).click()
    await site.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Home Page' }).click()
    await site.getByRole('tab', { name: 'Slot' }).click()
    await site.getByRole('list', { name: 'Providers' }).getByRole('link', { name: 'Boishakh' }).click()
    await site.getByRole('button', { name: 'Lucky Kites', exact: true }).click()
    const game = site.frameLocator('iframe[title="Lucky Kites"]')
    await expect(game.locator('#balance')).toContainText('1,000.00')
    await site.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(site.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible()
    await expect(page).toHaveURL('/sandbox/phone')
  })

  test('a language chosen on the phone is also selected in the controls beside the phone', async ({
    page,
  }) => {
    await page.goto('/sandbox/phone')
    await siteIn(page).getByRole('button', { name: 'Language' }).first().click()
    await siteIn(page).getByRole('radio', { name: 'বাংলা' }).click()
    await expect(page.getByLabel('বাংলা')).toBeChecked()
  })
})
