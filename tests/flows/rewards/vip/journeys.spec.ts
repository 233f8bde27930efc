import { userWith } from '#tests/model/ambient.ts'
import { button } from '#tests/site/controls.ts'
import { expect, test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { visit as vip, vipPage } from './vip.page.ts'

test('each quick amount fills the field, the last one is all points, and an amount that is not enough gets the focus', async ({
  page,
}) => {
  await visit(page, vip, { over: { 'GET /user/show': userWith({ vip_coin: '160.9' }) } })
  const { amount, convertPoints } = vipPage(page)
  await expect(page.getByRole('button', { name: /^\d+$/ })).toHaveText(['10', '50', '100', '160'])
  await button(page, '160').click()
  await expect(amount).toHaveValue('160')
  await expect(page.getByText('160 VP', { exact: true })).toBeVisible()
  await convertPoints('9')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toBeFocused()
})
