import { expect, test } from '@playwright/test'
import { serve } from '#tests/site/serve.ts'
import { fakeServiceWorker, updatePage } from './update.page.ts'

test('a page whose new worker answers before it takes control reloads only once it has', async ({ page }) => {
  await fakeServiceWorker(page, { takesOver: true })
  await serve(page)
  await page.goto('/faq')
  const { fetchNewVersion, question, reload, reloading, takeControl } = updatePage(page)
  await expect(async () => {
    await fetchNewVersion()
    await expect(question).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.evaluate(() => Object.assign(window, { stays: true }))
  const stays = () => page.evaluate(() => 'stays' in window)
  await reload.click()
  await expect(reloading).toBeDisabled()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await stays()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await takeControl()
  await reloaded
  expect(await stays()).toBe(false)
})
