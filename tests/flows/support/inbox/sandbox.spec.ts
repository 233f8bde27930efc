import { expect } from '@playwright/test'
import { BRAND } from '#machines/brand/brand.ts'
import { setVisibility } from '#tests/model/device.ts'
import { sandboxTest as test } from '#tests/site/sandbox.ts'
import { expectEntry } from '../../app/overlays/overlays.page.ts'
import { inboxPage } from './inbox.page.ts'

test('on the real sandbox, a player reads and deletes messages, and the operator writes one', async ({
  page,
  player: { username },
  consolePage: operator,
}) => {
  test.slow()
  await page.goto('/account')
  const link = page.getByRole('link', { name: 'Inbox', exact: true })
  await expect(link).toHaveAccessibleDescription('3 unread messages')
  await link.click()

  const inbox = inboxPage(page)
  await inbox.message(`Welcome to ${BRAND.name}`).click()
  await expect(inbox.dialog(`Welcome to ${BRAND.name}`)).toContainText(`Hello ${username}, we are glad`)
  await inbox.close.click()
  await expect(inbox.message(`Welcome to ${BRAND.name}`)).not.toContainText('Unread')

  await inbox.edit.click()
  await inbox.box('Play with care').click()
  await operator.goto('/sandbox/inbox')
  await operator.getByLabel('To', { exact: true }).fill(username)
  await operator.getByLabel('Title', { exact: true }).fill('<b>Hello</b>')
  await operator.getByLabel('Message', { exact: true }).fill('From the operator.')
  await operator.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(operator.getByRole('status')).toHaveText('Sent.')
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect(inbox.rows.first()).toContainText('<b>Hello</b>')
  await expect(inbox.box('Play with care')).toBeChecked()
  await expect(inbox.box('<b>Hello</b>')).not.toBeChecked()

  await inbox.delete.click()
  await inbox.confirm.click()
  await expect(inbox.rows).toContainText([/^<b>Hello/, /^Welcome to/, /^Three steps/])
  await expect(inbox.rows).toHaveCount(3)
  await expectEntry(page, false)
  await page.goto('/account')
  await expect(link).toHaveAccessibleDescription('2 unread messages')
})
