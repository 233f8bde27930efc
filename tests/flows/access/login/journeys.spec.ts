import { expect, test } from '@playwright/test'
import { travel } from '#tests/model/device.ts'
import { button, field } from '#tests/site/controls.ts'
import { visit } from '#tests/site/visit.ts'

const MODES = ['no event', 'a change that does not bubble', "the page's setter and input"] as const

for (const mode of MODES)
  test(`what a password manager fills in with ${mode} is sent, and stays`, async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }))
    await page.goto('/login')
    await expect(page.locator('[data-state]').first()).toBeAttached()
    await expect(field(page, 'Username')).toBeEditable()
    await page.evaluate((mode) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const [name, value] of [
        ['username', 'rahim2026'],
        ['password', 'passw0rd1'],
      ] as const) {
        const input = document.querySelector<HTMLInputElement>(`main input[name=${name}]`)
        if (!input) throw new Error(name)
        if (mode === "the page's setter and input") {
          input.value = value
          input.dispatchEvent(new Event('input', { bubbles: true }))
        } else {
          set?.call(input, value)
          if (mode !== 'no event') input.dispatchEvent(new Event('change'))
        }
      }
    }, mode)
    const sent = page.waitForRequest('**/api/login')
    await button(page, 'Login').click()
    expect((await sent).postDataJSON()).toMatchObject({ username: 'rahim2026', password: 'passw0rd1' })
    await expect(page.getByText('Later.')).toBeVisible()
    await expect(field(page, 'Username')).toHaveValue('rahim2026')
    await expect(field(page, 'Password')).toHaveValue('passw0rd1')
  })

test('only who has set a new password is asked to log in with it', async ({ page }) => {
  await visit(page, { at: '/login' })
  const said = page.getByText('Your password has been changed. Please log in with the new one.')
  const form = page.getByRole('heading', { level: 1, name: 'Login' })
  await expect(form).toBeVisible()
  await expect(said).toHaveCount(0)
  await travel(page, '/nowhere')
  await expect(form).toHaveCount(0)
  await travel(page, '/login', { passwordReset: true })
  await expect(said).toBeVisible()
})
