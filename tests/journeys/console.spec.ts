import type { Locator, Page } from '@playwright/test'
import { must } from '../server/setup/calls.ts'
import type { Player } from '../server/setup/player.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'

// What an operator sees of the console, measured: on a phone as on a desktop.

// Each test opens many pages.
test.describe.configure({ timeout: 120_000 })

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Opens a chat in which a player has written this many messages. */
async function openChat(operator: Page, player: Player, count: number): Promise<void> {
  const chat = await player.openChat()
  for (let at = 1; at <= count; at++) must(await player.write(chat, `Message ${at}`))
  await operator.goto(`/sandbox/chats/${chat}`)
}

test('on a phone the head is low, the page that is shown stays in its navigation, and what waits is counted', async ({
  player,
  consolePage: operator,
}) => {
  must(await player.deposit())
  await operator.setViewportSize(PHONE)
  for (const path of ['', '/players', `/players/${player.remoteId}`, '/settings', '/reports']) {
    await operator.goto(`/sandbox${path}`)
    expect([path, (await boxOf(operator.getByRole('main'))).y]).toEqual([path, expect.closeTo(97, 0)])
    const navigation = operator.getByRole('navigation', { name: 'Console' })
    const current = await boxOf(navigation.locator('[aria-current=page]'))
    expect(current.x).toBeGreaterThanOrEqual(0)
    expect(current.right).toBeLessThanOrEqual(PHONE.width)
    await expect(navigation.getByRole('link', { name: /^Requests \d+ waiting$/ })).toBeInViewport({
      ratio: 1,
    })
    expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  }
})

test('a row is a card on a phone, and a line of a table where there is room; it leads to its player', async ({
  player,
  consolePage: operator,
}) => {
  must(await player.deposit())
  await operator.goto('/sandbox')
  const table = operator.getByRole('table', { name: 'Waiting' })
  const row = table.getByRole('row').filter({ hasText: player.username })
  const [name, amount] = [row.getByRole('rowheader'), row.getByRole('cell', { name: '৳ 500.00' })]
  await operator.setViewportSize(PHONE)
  expect((await boxOf(amount)).y).toBeGreaterThanOrEqual((await boxOf(name)).bottom)
  expect(await boxOf(row)).toMatchObject({ x: 16, right: 374 })
  const [approve, reject] = [row.getByRole('button'), row.getByRole('link', { name: 'Reject…' })]
  for (const control of [approve, reject]) expect((await boxOf(control)).right).toBeLessThanOrEqual(374)
  await operator.setViewportSize(DESKTOP)
  expect((await boxOf(amount)).y).toBe((await boxOf(name)).y)
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toBeInViewport({ ratio: 1 })
  await row.getByRole('link', { name: player.username }).click()
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText(`Player ${player.username}`)
  for (const part of ['Requests', 'Bets', 'Ledger', 'Chats']) {
    await operator.getByRole('navigation', { name: 'Player' }).getByRole('link', { name: part }).click()
    await expect(operator.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
  }
})

test('a long name stands on one line of a table, and a question has air below its heading', async ({
  player,
  consolePage: operator,
}) => {
  await operator.setViewportSize({ width: 1100, height: 800 })
  await operator.goto('/sandbox/players')
  const name = operator.getByRole('link', { name: player.username, exact: true })
  const { height } = await boxOf(name)
  const longest = operator.getByRole('link', { name: 'WMaxamillion8888', exact: true })
  await name.evaluate((link, text) => {
    link.textContent = text
  }, 'WMaxamillion8888')
  expect((await boxOf(longest)).height).toBe(height)

  await operator.setViewportSize({ width: 320, height: 800 })
  await operator.goto('/sandbox/exchange')
  await operator.getByRole('combobox', { name: 'Result' }).first().selectOption({ index: 1 })
  await operator.getByRole('button', { name: 'End…' }).first().click()
  const heading = operator.getByRole('heading', { level: 1, name: 'End this market?' })
  const card = operator.getByRole('article')
  expect((await boxOf(card)).y - (await boxOf(heading)).bottom).toBeGreaterThanOrEqual(12)
})

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`on a ${device}, a chat runs downwards and shows its end, with the field of the answer below it`, async ({
    player,
    consolePage: operator,
  }) => {
    await operator.setViewportSize(size)
    await openChat(operator, player, 15)
    const messages = operator.frameLocator('iframe[title="Messages"]').getByRole('article')
    await expect(messages).toHaveCount(15)
    await expect(messages.last()).toContainText('Message 15')
    await expect(messages.last()).toBeInViewport({ ratio: 1 })
    await expect(messages.first()).not.toBeInViewport()
    for (const part of [operator.getByLabel('Answer'), operator.getByRole('button', { name: 'Send' })])
      await expect(part).toBeInViewport({ ratio: 1 })
    // Not the last message, which has no box while the frame is loaded again.
    const frame = await boxOf(operator.locator('iframe[title="Messages"]'))
    expect(frame.bottom).toBeLessThanOrEqual((await boxOf(operator.getByLabel('Answer'))).y)
  })

test('the messages of a chat stay where an operator reads them, and follow what is new at their end', async ({
  player,
  consolePage: operator,
}) => {
  await openChat(operator, player, 15)
  const frame = operator.frameLocator('iframe[title="Messages"]')
  const [log, messages] = [frame.getByRole('log'), frame.getByRole('article')]
  const reload = () => operator.waitForResponse((response) => response.url().endsWith('/messages'))
  const write = async (content: string) => {
    const reloaded = reload()
    must(await player.write(operator.url().replace(/.*\//, ''), content))
    await reloaded
    await expect(messages.last()).toContainText(content)
  }
  await expect(messages.last()).toBeInViewport({ ratio: 1 })
  await write('Message 16')
  await expect(messages.last()).toBeInViewport({ ratio: 1 })

  const third = messages.filter({ hasText: /Message 3$/ })
  await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
  await log.evaluate((element) => element.scrollBy({ top: 100 }))
  // It has no box while the frame is loaded again.
  const top = async () => (await third.boundingBox())?.y ?? Number.NaN
  let before = Number.NaN
  await expect.poll(async () => (before = await top())).not.toBeNaN()
  await reload()
  await expect.poll(top).toBeCloseTo(before, 0)
  await write('Message 17')
  await expect.poll(top).toBeCloseTo(before, 0)
  // A chat that is opened again begins at its end.
  await operator.reload()
  await expect(messages.last()).toBeInViewport({ ratio: 1 })
})

test('a refused form says at the field what is wrong, keeps what was typed, and has the field in view', async ({
  player,
  consolePage: operator,
}) => {
  await operator.setViewportSize({ width: 390, height: 600 })
  await operator.goto(`/sandbox/players/${player.remoteId}`)
  await operator.getByLabel('What').selectOption('VIP points')
  const amount = operator.getByLabel('Amount')
  await amount.fill('many')
  await operator.getByLabel('Reason').fill('Thanks for <b>waiting</b>')
  await operator.getByRole('button', { name: 'Give' }).click()
  await expect(operator.getByRole('alert')).toContainText('Nothing was changed.')
  await expect(amount).toHaveAccessibleDescription('Amount: a whole number from 1 to 100,000.')
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport({ ratio: 1 })
  await expect(amount).toHaveValue('many')
  await expect(operator.getByLabel('What')).toHaveValue('points')
  await expect(operator.getByLabel('Reason')).toHaveValue('Thanks for <b>waiting</b>')
  await amount.fill('5')
  await operator.getByRole('button', { name: 'Give' }).click()
  await expect(operator.getByRole('status')).toHaveText('Given.')
  await expect(amount).toHaveValue('')
})
