import { expect } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { serve, stored } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { limitsPage, visit } from './limits.page.ts'

test('a limit that is left shows its plain number, or at once what is wrong with it, each by itself', async ({
  page,
}) => {
  await stored(page, PLAYER)
  await serve(page, visit.answers)
  const { open, field, group } = limitsPage(page)
  await open()
  await field('day').fill('৳ ১,৫০০/-')
  await field('week').fill('0.5')
  await expect(field('day')).toHaveValue('1500')
  await field('month').fill('0')
  await expect(group('week').getByRole('alert')).toHaveText('Amount must be a whole number.')
  await field('month').press('Tab')
  await expect(group('month').getByRole('alert')).toHaveText(
    'A limit must be above 0. Remove means no limit.',
  )
  await expect(group('week').getByRole('alert')).toHaveText('Amount must be a whole number.')
  await expect(group('day').getByRole('alert')).toHaveCount(0)
})

test('a press on a button just after typing counts, though the field that is left has an error', async ({
  page,
}) => {
  await stored(page, PLAYER)
  const { bodies } = await serve(page, visit.answers)
  const { open, field, group, press } = limitsPage(page)
  await open()
  await field('week').fill('0')
  await press('week', 'Save')
  await expect(group('week').getByRole('alert')).toHaveText('A limit must be above 0. Remove means no limit.')
  await expect(field('week')).toBeFocused()
  await field('day').fill('0')
  await press('day', 'Remove')
  await expect.poll(() => bodies('POST /deposit-limits')).toEqual([{ period: 'day', amount: null }])
})
