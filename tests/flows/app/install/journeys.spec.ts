import { expect, test } from '@playwright/test'
import { button } from '#tests/site/controls.ts'
import { expectSane, serve, stored } from '#tests/site/serve.ts'
import { installPage, runInstalled } from './install.page.ts'

test('the install page uses an install prompt that the browser offered on an earlier screen', async ({
  page,
}) => {
  await serve(page)
  await page.goto('/login')
  await expect(button(page, 'Login')).toBeVisible()
  const { install, offer, answer, finish, installing, installed, byHand } = installPage(page)
  await offer()
  await page.evaluate(() => history.pushState(null, '', '/install'))
  await install.click()
  await answer('accept')
  await expect(installing).toBeVisible()
  await finish()
  await expect(installed).toBeVisible()
  await expect(byHand).toHaveCount(0)
  await expectSane(page)
})

test('the install page says so when the site is installed, and when its address is not on https', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await serve(page)
  await page.goto('/install')
  await expect(installPage(page).insecure).toBeVisible()
  await runInstalled(page)
  await page.goto('/install')
  await expect(installPage(page).installed).toBeVisible()
})

for (const [name, userAgent, step] of [
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36',
    'Open this page in Chrome.',
  ],
  [
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Open this page in Safari.',
  ],
] as const)
  test.describe(name, () => {
    test.use({ userAgent })
    test(`the old download address leads to the install page, which shows the steps for ${name} first`, async ({
      page,
    }) => {
      await serve(page)
      await page.goto('/page/site/component/appDownload.jsp')
      await expect(page).toHaveURL('/install')
      await expect(installPage(page).tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(installPage(page).steps.first()).toContainText(step)
    })
  })

test('the header of the home leads to the install page, shown in Bengali', async ({ page }) => {
  await stored(page, { 'app.language': 'bn' })
  await serve(page)
  await page.goto('/')
  await page.getByRole('link', { name: /Tiya Test/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'অ্যাপ ইনস্টল করুন', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'কম্পিউটার', exact: true })).toBeVisible()
  await expectSane(page)
})
