import { expect } from '@playwright/test'
import { PLAYER, userWith } from '#tests/model/ambient.ts'
import type { WireAnswer } from '#tests/model/model.ts'
import { test } from '#tests/site/kept.ts'
import { serve, stored } from '#tests/site/serve.ts'

const PHONES = { 'GET /get/other/phone': { body: { data: [] } } }

test.beforeEach(({ page }) => stored(page, PLAYER))

test('a birthday is saved once; a date in the future, or of a player who is under 18 today in Dhaka, is refused', async ({
  page,
}) => {
  const { bodies, answer } = await serve(page, {
    ...PHONES,
    'POST /user/profile/update': { body: { dofb: '2008-03-02' } },
  })
  // In UTC it is still the day before.
  await page.clock.setFixedTime(new Date('2026-03-01T18:30:00Z'))
  await page.goto('/profile')
  await expect(page.getByText('Confirmed information cannot be modified.')).toBeVisible()
  const tips = page.getByRole('region', { name: 'To withdraw, you need' })
  await expect(tips).toContainText('Your birthdayMissing')
  await page.getByRole('button', { name: 'Edit birthday' }).click()
  const field = page.getByLabel('Birthday', { exact: true })
  await expect(field).toBeFocused()
  const save = page.getByRole('button', { name: 'Save' })
  for (const [value, words] of [
    ['', 'Please choose your birthday.'],
    ['2026-03-03', 'Your birthday cannot be in the future.'],
    ['2008-03-03', 'You must be 18 years old or older.'],
  ] as const) {
    await field.fill(value)
    await save.click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  expect(bodies('POST /user/profile/update')).toEqual([])
  await field.fill('2008-03-02')
  answer('POST /user/profile/update', { status: 500, body: {} })
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update DOFB' })).toBeVisible()
  await expect(field).toHaveValue('2008-03-02')
  answer('POST /user/profile/update', { body: { dofb: '2008-03-02' } })
  await save.click()
  await expect(page.getByRole('group', { name: 'Birthday' })).toContainText('2008-03-02')
  await expect(page.getByRole('button', { name: 'Edit birthday' })).toHaveCount(0)
  await expect(tips).toContainText('Your birthdayDone')
  expect(bodies('POST /user/profile/update').at(-1)).toEqual({ remote_id: '41', dofb: '2008-03-02' })
})

test('a profile answer from before the birthday was saved does not remove the birthday', async ({ page }) => {
  const { answer } = await serve(page, {
    ...PHONES,
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
