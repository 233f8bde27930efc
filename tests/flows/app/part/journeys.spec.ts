import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { Chunks } from '#tests/model/chunks.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { openAt } from '#tests/site/visit.ts'

const MENU = /\/assets\/Menu-[\w-]+\.js$/

test('a menu whose code fails to load shows an error, is closed with Escape, and opens at the next try', async ({
  page,
}) => {
  await serve(page)
  await stored(page, PLAYER)
  const chunks = await Chunks.hold(page, MENU)
  await openAt(page, '/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  await chunks.lose()
  const error = page.getByRole('dialog', { name: 'Error', exact: true })
  await expect(error.getByRole('alert')).toHaveText(
    'This part of the page could not be loaded. Please check your connection.Try again',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(error).toBeVisible()
  chunks.hold()
  await error.getByRole('button', { name: 'Try again' }).click()
  await expect(error).toHaveCount(0)
  await chunks.arrive()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a page text that fails to load shows an error in its place, also in Bengali, and can be fetched again', async ({
  page,
}) => {
  await serve(page)
  await stored(page, { 'app.language': 'bn' })
  const chunks = await Chunks.hold(page, /\/assets\/terms-[\w-]+\.js$/)
  await page.goto('/terms')
  await chunks.lose()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('পেজের এই অংশটি লোড করা যায়নি। আপনার ইন্টারনেট সংযোগ দেখে নিন।')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  chunks.hold()
  await alert.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(alert).toHaveCount(0)
  await chunks.arrive()
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
})
