import { expect } from '@playwright/test'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as limits, limitsPage } from './limits.page.ts'

test('a limit that is left shows its plain number, or at once what is wrong with it, each by itself', async ({
  page,
}) => {
  await visit(page, limits)
  const { field, group } = limitsPage(page)
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
  await field('day').fill('1500000000000')
  await field('day').press('Tab')
  await expect(group('day').getByRole('alert')).toHaveText(/^That is more than a limit can be/)
})

test('a press on a button just after typing counts, though the field that is left has an error', async ({
  page,
}) => {
  const { bodies } = await visit(page, limits)
  const { field, group, press } = limitsPage(page)
  await field('week').fill('0')
  await press('week', 'Save')
  await expect(group('week').getByRole('alert')).toHaveText('A limit must be above 0. Remove means no limit.')
  await expect(field('week')).toBeFocused()
  await field('day').fill('0')
  await press('day', 'Remove')
  await expect.poll(() => bodies('POST /deposit-limits')).toEqual([{ period: 'day', amount: null }])
})
