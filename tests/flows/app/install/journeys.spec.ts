import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { installPage, runInstalled } from './install.page.ts'

test('the header of the home leads to the install page, which uses a prompt that the browser offered before', async ({
  page,
}) => {
  await visit(page, { at: '/' })
  const { install, offer, answer, finish, installed } = installPage(page)
  await offer()
  await page.getByRole('link', { name: /Tiya Test/ }).click()
  await expect(page).toHaveURL('/install')
  await install.click()
  await answer('accept')
  await finish()
  await expect(installed).toBeVisible()
})

test('the install page says so when the site is installed, and when its address is not on https', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await visit(page, { at: '/install' })
  await expect(installPage(page).insecure).toBeVisible()
  await runInstalled(page)
  await page.goto('/install')
  await expect(installPage(page).installed).toBeVisible()
})
