import { expect } from '@playwright/test'
import { setVisibility } from '../../../model/device.ts'
import { sandboxTest as test, unverifiedPlayer } from '../../../site/sandbox.ts'
import { inboxPage } from './inbox.page.ts'

test('on the real sandbox: messages are read, deleted, and written by the operator', async ({
  page,
  operator,
}) => {
  test.slow()
  const { username } = await unverifiedPlayer(page)
  await page.goto('/account')
  const link = page.getByRole('link', { name: 'Inbox', exact: true })
  await expect(link).toHaveAccessibleDescription('3 unread messages')
  await link.click()

  const inbox = inboxPage(page)
  await expect(inbox.rows).toContainText([/^Welcome to Tiya/, /^Three steps/, /^Play with care/])
  await inbox.message('Welcome to Tiya').click()
  await expect(inbox.dialog('Welcome to Tiya')).toContainText(`Hello ${username}, we are glad`)
  await inbox.close.click()
  await expect(inbox.message('Welcome to Tiya')).not.toContainText('Unread')

  await inbox.edit.click()
  await inbox.box('Play with care').click()
  await operator.goto('/sandbox/inbox')
  await operator.getByLabel('Username', { exact: true }).fill(username)
  await operator.getByLabel('Title', { exact: true }).fill('<b>Hello</b>')
  await operator.getByLabel('Message', { exact: true }).fill('From the operator.')
  await operator.getByRole('button', { name: 'Send', exact: true }).click()
  await setVisibility(page, false)
  await setVisibility(page, true)
  await expect(inbox.rows.first()).toContainText('<b>Hello</b>')
  await expect(inbox.box('Play with care')).toBeChecked()
  await expect(inbox.box('<b>Hello</b>')).not.toBeChecked()

  await inbox.delete.click()
  await inbox.confirm.click()
  await expect(inbox.rows).toContainText([/^<b>Hello/, /^Welcome to Tiya/, /^Three steps/])
  await expect(inbox.rows).toHaveCount(3)
  await page.goto('/account')
  await expect(link).toHaveAccessibleDescription('2 unread messages')
})
