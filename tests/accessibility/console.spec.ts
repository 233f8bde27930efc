import { must } from '../server/setup/calls.ts'
import type { Player } from '../server/setup/player.ts'
import { expect, sandboxTest as test } from '../site/sandbox.ts'
import { expectAccessible } from './layout.ts'

/** Opens a chat of the player with one message and returns its id. */
async function createChat(player: Player, content: string): Promise<string> {
  const chat = await player.openChat()
  must(await player.write(chat, content))
  return chat
}

test('the pages of the console have no violations', async ({ player, consolePage: operator }) => {
  test.setTimeout(180_000)
  must(await player.deposit({ promotion_id: '1' }))
  await createChat(player, 'আমার টাকা কখন আসবে?')
  const chat = await createChat(player, 'x'.repeat(400))
  // These pages load themselves again, which would end what looks at them.
  await operator.route(/\/(sandbox|chats|messages)$/, async (route) => {
    const response = await route.fetch()
    const { refresh: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await operator.goto('/sandbox')
  for (const name of [
    ...['Requests', 'Chats', 'Exchange', 'Players', 'Inbox', 'Promotions'],
    ...['Settings', 'Ledger', 'Outbox', 'Faults', 'Reports'],
  ])
    await test.step(name, async () => {
      await operator.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click()
      await expect(operator.getByRole('heading', { level: 1, name })).toBeVisible()
      // The heading appears before the style sheet loads.
      await operator.waitForLoadState()
      await expectAccessible(operator, name)
    })
  const [{ id }] = await player.transactions()
  const parts = ['', '/requests', '/bets', '/ledger', '/chats'].map(
    (part) => `players/${player.remoteId}${part}`,
  )
  for (const own of [...parts, `requests/${id}`, `chats/${chat}`, `chats/${chat}/messages`]) {
    await operator.goto(`/sandbox/${own}`)
    await expectAccessible(operator, own)
  }
  await operator.goto('/sandbox/faults')
  await operator.getByLabel('Delay (ms)').fill('soon')
  await operator.getByRole('button', { name: 'Inject' }).click()
  await expect(operator.getByRole('alert')).toBeVisible()
  await expectAccessible(operator, 'a refused form')
  await operator.context().clearCookies()
  await operator.goto('/sandbox/ledger')
  await expect(operator.getByLabel('Password')).toBeVisible()
  await expectAccessible(operator, 'the question for the password')
})

test('a chat shows new messages by itself, while an answer is being written', async ({
  player,
  consolePage: operator,
}) => {
  test.slow()
  const chat = await createChat(player, 'Where is my deposit?')
  await operator.goto('/sandbox/chats')
  await operator
    .getByRole('row')
    .filter({ hasText: player.username })
    .getByRole('link', { name: `Chat ${chat}` })
    .click()
  const messages = operator.frameLocator('iframe[title="Messages"]').getByRole('article')
  await expect(messages).toHaveCount(1)
  await operator.getByLabel('Answer').fill('We are looking')
  must(await player.write(chat, '<b>Hello?</b>'))
  await expect(messages).toHaveCount(2, { timeout: 15_000 })
  await expect(messages.last()).toContainText('<b>Hello?</b>')
  await expect(operator.getByLabel('Answer')).toHaveValue('We are looking')
  await expect(operator.getByLabel('Answer')).toBeFocused()
  await operator.getByRole('button', { name: 'Send' }).click()
  await expect(messages.last()).toContainText('We are looking')
})
