import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ROOT } from '../../scripts/lib/root.mjs'
import { logInAs } from '../flows/access/login/login.page.ts'
import { AMBIENT } from '../model/ambient.ts'
import { type Answers, answerCalls, NOT_FOUND } from '../site/serve.ts'

/** The calls that the documentation names as the fewest for a start. */
const named =
  readFileSync(join(ROOT, 'docs/wire.md'), 'utf8').split('## A first evening')[1]?.split('## ')[0] ?? ''
const FEWEST = [...named.matchAll(/^- `([^`]+)`$/gm)].map(([, line = '']) => line)

const ANSWERS: Answers = {
  ...AMBIENT,
  'POST /login': { body: { token: 'a-token', remote_id: '41', username: 'rahim88' } },
  'POST /game-run': { body: { url: 'https://game.test/' } },
}

test('with the calls of a first evening alone, a player logs in, sees the balance and plays', async ({
  page,
}) => {
  expect(FEWEST).toHaveLength(7)
  await answerCalls(page, async (call) => (FEWEST.includes(call) ? (ANSWERS[call] ?? NOT_FOUND) : NOT_FOUND))
  await page.route('https://game.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The game' }),
  )
  await page.goto('/login')
  await logInAs(page, 'rahim88', 'secret99')
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page.getByText('৳ 1,500.00')).toBeVisible()
  await expect(page.getByText('Your details could not be loaded.')).toHaveCount(0)
  await page.goto('/games?type=SLOT&title=Slot')
  await page.getByRole('button', { name: 'Golden Boat', exact: true }).click()
  await expect(page.frameLocator('iframe').getByText('The game')).toBeVisible()
})
