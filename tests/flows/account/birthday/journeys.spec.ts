import { expect } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import type { WireAnswer } from '#tests/model/model.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

test('a profile answer from before the birthday was saved does not remove the birthday', async ({ page }) => {
  await stored(page, PLAYER)
  const { answer } = await serve(page, {
    'GET /get/other/phone': { body: { data: [] } },
    'GET /user/show': userWith({ dofb: null }),
    'POST /user/profile/update': { lost: true },
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit birthday' }).click()
  const loads: ((wire: WireAnswer) => void)[] = []
  answer('GET /user/show', () => new Promise((resolve) => loads.push(resolve)))
  await page.getByLabel('Birthday', { exact: true }).fill('1990-05-06')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  // Whether it was saved is not known, so the profile is reloaded.
  await expect.poll(() => loads.length).toBe(1)

  answer('POST /user/profile/update', { body: { dofb: '1990-05-06' } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const birthday = page.getByRole('group', { name: 'Birthday', exact: true })
  await expect(birthday).toContainText('1990-05-06')
  loads[0]?.(userWith({ dofb: null, name: 'Rahim Reloaded' }))
  await expect(page.getByText('Rahim Reloaded')).toBeVisible()
  await expect(birthday).toContainText('1990-05-06')
  await expect(page.getByRole('button', { name: 'Edit birthday' })).toHaveCount(0)
})
