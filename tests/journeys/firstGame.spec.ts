import type { Locator } from '@playwright/test'
import { digits } from '#tests/server/setup/calls.ts'
import { expect, sandboxTest } from '#tests/site/sandbox.ts'

sandboxTest('from the sign-up to the first game it takes ten presses', async ({ page }) => {
  const start = Date.now()
  let presses = 0
  const press = async (control: Locator) => {
    await control.click()
    presses += 1
  }
  const type = async (name: string, words: string) => {
    const field = page.getByRole('textbox', { name, exact: true })
    await press(field)
    await field.pressSequentially(words)
  }
  /** The notice and the welcome, in the order in which they come. */
  const close = () => press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))

  const number = digits(8)
  await page.goto('/signup')
  await type('Username', `player${number}`)
  await type('Email', `player${number}@site.test`)
  await type('Phone', `017${number}`)
  await type('Password', 'secret99')
  await type('Confirm Password', 'secret99')
  await press(page.getByRole('main').getByRole('button', { name: 'Sign up' }))
  await close()
  await close()
  await press(page.getByRole('tab', { name: 'Slot' }))
  const games = page.getByRole('region', { name: 'Slot games' })
  await expect(games.getByRole('listitem')).toHaveCount(9)
  await press(games.getByRole('button').first())
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()

  expect(presses).toBe(10)
  const seconds = ((Date.now() - start) / 1_000).toFixed(1)
  sandboxTest.info().annotations.push({ type: 'first game', description: `${presses} presses, ${seconds} s` })
})
