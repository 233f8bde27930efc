import { expect, type Page } from '@playwright/test'
import { expectEntry } from '#tests/flows/app/overlays/overlays.page.ts'
import { digits, newestCode, PASSWORD } from '#tests/server/setup/calls.ts'
import { newPlayer } from '#tests/server/setup/player.ts'
import { closeError, seeError } from '#tests/site/errorDialog.ts'
import { logIn, sandboxTest as test } from '#tests/site/sandbox.ts'
import { stored } from '#tests/site/serve.ts'
import { storedOf } from '#tests/site/session.ts'

/** Confirms a contact with the code that is sent to it. */
async function verify(
  page: Page,
  name: string,
  contact: string,
  codeTo: (contact: string) => Promise<string>,
): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  const field = dialog.getByRole('textbox', { name: /^(Phone|Email)$/ })
  if ((await field.inputValue()) === '') await field.fill(contact)
  await expect(field).toHaveValue(contact)
  await dialog.getByRole('button', { name: 'Send Code' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
  // The countdown goes on after a reload. A phone that was added has another button then.
  if (name !== 'Add phone') {
    await page.reload()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByRole('timer')).toHaveText(/^4:\d\d$/)
    await expect(dialog.getByRole('button', { name: 'Send Code' })).toBeDisabled()
  }
  await dialog.getByLabel('Verification Code').fill(await codeTo(contact))
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expectEntry(page, false)
}

test('on the real sandbox, a player confirms phones, e-mail and birthday, and changes the password', async ({
  page,
  app,
  sandboxPassword,
}) => {
  test.slow()
  const player = await newPlayer(app, `player${digits(8)}`)
  const { username, phone } = player
  const { email } = await player.user()
  await stored(page, storedOf(player))
  const codeTo = (contact: string) => newestCode(app, contact, sandboxPassword)
  const further = `018${digits(8)}`
  await page.goto('/profile')

  await verify(page, 'Verify phone', phone, codeTo)
  await verify(page, 'Verify email', email, codeTo)
  await verify(page, 'Add phone', further, codeTo)
  const phones = page.getByRole('list', { name: 'Phone numbers' }).getByRole('listitem')
  await expect(phones).toHaveText([/^01\*{7}\d\d Verified$/, /^01\*{7}\d\d Verified$/])
  await expect(page.getByRole('group', { name: 'Email' })).toContainText(`${email} Verified`)

  await page.getByRole('button', { name: 'Edit birthday' }).click()
  await page.getByLabel('Birthday', { exact: true }).and(page.getByRole('textbox')).fill('1990-05-06')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('group', { name: 'Birthday' })).toContainText('1990-05-06')

  await page.goto('/reset-password')
  const fill = async (current: string) => {
    await page.getByLabel('Current Password', { exact: true }).fill(current)
    await page.getByLabel('New Password', { exact: true }).fill('newsecret1')
    await page.getByLabel('Confirm New Password', { exact: true }).fill('newsecret1')
    await page.getByRole('button', { name: 'Change Password' }).click()
  }
  await fill('wrong999')
  await seeError(page, 'Your current password is not right.')
  await closeError(page)
  await fill(PASSWORD)
  // Shown for 1.5 s: `expect` looks only once a second in the end.
  await page.getByText('Password changed successfully.').waitFor()
  await expect(page).toHaveURL('/login')
  await logIn(page, username, PASSWORD)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await logIn(page, username, 'newsecret1')
  await expect(page).toHaveURL('/')
})
