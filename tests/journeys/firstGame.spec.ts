import { digits } from '#tests/server/setup/calls.ts'
import { field } from '#tests/site/controls.ts'
import { Hand } from '#tests/site/hand.ts'
import { expect, sandboxTest } from '#tests/site/sandbox.ts'

sandboxTest('from the sign-up to the first game it takes ten presses', async ({ page }) => {
  const start = Date.now()
  const hand = new Hand()
  const type = async (name: string, words: string) => {
    await hand.press(field(page, name))
    await field(page, name).pressSequentially(words)
  }
  /** The notice and the welcome, in the order in which they come. */
  const close = () => hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))

  const number = digits(8)
  await page.goto('/signup')
  await type('Username', `player${number}`)
  await type('Email', `player${number}@site.test`)
  await type('Phone', `017${number}`)
  await type('Password', 'secret99')
  await type('Confirm Password', 'secret99')
  await hand.press(page.getByRole('main').getByRole('button', { name: 'Sign up' }))
  await close()
  await close()
  await hand.press(page.getByRole('tab', { name: 'Slot' }))
  const games = page.getByRole('region', { name: 'Slot games' })
  await expect(games.getByRole('listitem')).toHaveCount(9)
  await hand.press(games.getByRole('button').first())
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible()

  expect(hand.taps).toBe(10)
  const seconds = ((Date.now() - start) / 1_000).toFixed(1)
  sandboxTest
    .info()
    .annotations.push({ type: 'first game', description: `${hand.taps} presses, ${seconds} s` })
})
