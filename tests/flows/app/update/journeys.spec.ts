import { expect, type Page, test } from '@playwright/test'
import { travel } from '#tests/model/device.ts'
import { WITHDRAWAL } from '#tests/site/payments.ts'
import { visit } from '#tests/site/visit.ts'
import { fakeServiceWorker, updatePage } from './update.page.ts'

/** Opens a page whose new worker says at once that it takes over, and presses `Reload`. */
async function pressReload(page: Page) {
  await fakeServiceWorker(page, { takesOver: true })
  await visit(page, { at: '/faq', player: true })
  const { fetchNewVersion, question, reload, reloading, takeControl } = updatePage(page)
  await expect(async () => {
    await fetchNewVersion()
    await expect(question).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await reload.click()
  await expect(reloading).toBeDisabled()
  const stays = () => page.evaluate(() => 'stays' in window)
  return { question, takeControl, stays }
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('a page whose new worker answers before it takes control reloads only once it has', async ({ page }) => {
  const { takeControl, stays } = await pressReload(page)
  await frames(page)
  expect(await stays()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await takeControl()
  await reloaded
  expect(await stays()).toBe(false)
})

test('a worker that takes control during a payment does not reload the page; it asks again afterwards', async ({
  page,
}) => {
  const { question, takeControl, stays } = await pressReload(page)
  await travel(page, '/payment-request', WITHDRAWAL)
  await expect(question).toHaveCount(0)
  await takeControl()
  await frames(page)
  expect(await stays()).toBe(true)
  await travel(page, '/faq')
  await expect(question).toBeVisible()
  expect(await stays()).toBe(true)
})
