import { expect, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { chatBoxTexts } from '#src/i18n/bn/support/chatBox.ts'
import { travel, writeElsewhere } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { type Answers, servePlayer } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { TOUR_START } from '#tests/site/visit.ts'
import { CHAT, HISTORY, message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'

/* Stories of an open chat with pinned results. It is noon of 2026-03-02 in Dhaka. */

const POLL = 'GET /chats/5/messages'
const SEND = 'POST /messages'
const GREETING = message(1, 'Welcome.')

async function arrive(page: Page, over: Answers = {}) {
  await stopClock(page, NOON)
  const served = await servePlayer(page, {
    'GET /get-chats': ONE_CHAT,
    [POLL]: messagesAre(GREETING),
    ...over,
  })
  await chatBoxPage(page).open()
  return served
}

/** Counts, by text, the added elements of the conversation that a screen reader announces. */
const watchConversation = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).evaluate((list) => {
    const read: string[] = []
    Object.assign(window, { read })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement) read.push(node.innerText)
    }).observe(list, { childList: true })
  })
const readOut = (page: Page, text: string) =>
  page.evaluate(
    (wanted) => (window as unknown as { read: string[] }).read.filter((one) => one.includes(wanted)).length,
    text,
  )

test('a message is shown immediately, and read out once, although a poll returns it before its send does', async ({
  page,
}) => {
  const served = await arrive(page)
  const { field, lines, write, list } = chatBoxPage(page)
  const reply = served.hold(SEND)
  await expect(lines).toHaveCount(1)
  await expect(list).toHaveAttribute('aria-live', 'polite')
  await watchConversation(page)

  // A field that loses the focus would close the keyboard of a phone.
  await field.evaluate((box) => box.addEventListener('blur', () => box.setAttribute('data-left', '')))
  await write('  Where is my deposit? ')
  await expect(lines.last()).toHaveText('YouWhere is my deposit?Sending…')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAttribute('data-left')
  const own = message('2', 'Where is my deposit?', '6')
  served.answer(POLL, messagesAre(GREETING, own))
  await page.clock.runFor(3_000)
  await expect(lines.last()).toHaveText('YouWhere is my deposit?2026-03-02 12:00')
  await reply({ body: { data: own } })
  served.answer(POLL, messagesAre(GREETING, own, message(3, 'A moment.')))
  await page.clock.runFor(3_000)
  await expect(lines).toHaveCount(3)
  await expect(lines.last()).toHaveText('support_rinaA moment.2026-03-02 12:00')
  expect(await readOut(page, 'Where is my deposit?')).toBe(1)
  expect(await readOut(page, 'A moment.')).toBe(1)
  expect(await readOut(page, 'Welcome.')).toBe(0)
})

test('new messages do not move a reader who has scrolled up', async ({ page }) => {
  const served = await arrive(page, { [POLL]: messagesAre(...HISTORY) })
  const { lines, heading, scrollTo, below, newMessages } = chatBoxPage(page)
  await expect(lines).toHaveCount(30)
  await expect(heading('support_rina')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(below).toBe(0)
  await scrollTo(600)
  // The scroll event comes with the next frame, and the messages must not arrive before it.
  await expect(page.locator('[data-flow=chatBox]')).toHaveAttribute('data-state', /ready\.away/)
  const top = await page.evaluate(() => window.scrollY)
  served.answer(POLL, messagesAre(...HISTORY, message(31, 'We found it.')))
  await page.clock.runFor(3_000)
  await expect(newMessages).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('unsent text and failed messages are still there after the player leaves the chat and returns', async ({
  page,
}) => {
  await arrive(page, { [SEND]: { lost: true } })
  const { write, field, lines, tryAgain } = chatBoxPage(page)
  await write('Not yet sent')
  await expect(tryAgain).toBeVisible()
  await field.fill('Half a mess')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/chat-list')
  await page.getByRole('link', { name: /support_rina/ }).click()
  await expect(field).toHaveValue('Half a mess')
  await expect(lines.last()).toContainText('Not yet sent')
})

test('a text that another screen put in the field does not come back once the player has deleted it', async ({
  page,
}) => {
  await arrive(page)
  const { field } = chatBoxPage(page)
  await travel(page, TOUR_START)
  await travel(page, '/chat-box/5', { remoteId: '41', ask: 'BK7X2M9Q' })
  await expect(field).toHaveValue('BK7X2M9Q')
  await page.reload()
  await expect(field).toHaveValue('BK7X2M9Q')
  await field.fill('')
  const earlier = await field.elementHandle()
  await writeElsewhere(page, { 'app.language': 'bn' })
  await earlier?.waitForElementState('hidden')
  const inBengali = page.getByRole('textbox', { name: chatBoxTexts.chatBox.field })
  await expect(inBengali).toHaveValue('')
  await page.reload()
  await expect(inBengali).toHaveValue('')
})

test('a message that arrived without an answer is listed as unsent only until the chat has it, whatever came after it', async ({
  page,
}) => {
  const served = await arrive(page, { [SEND]: { lost: true } })
  const { write, tryAgain } = chatBoxPage(page)
  await write('Hello')
  await expect(tryAgain).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  const row = page.getByRole('link', { name: /support_rina/ })
  await expect(row).toContainText('Not sent: Hello')
  served.answer(POLL, messagesAre(GREETING, message(2, 'Hello', '6'), message(3, 'Good day.')))
  served.answer('GET /get-chats', { body: { chats: [{ ...CHAT, last_message: 'Good day.' }] } })
  await page.clock.runFor(3_000)
  await expect(row).toContainText('Good day.')
})

test('days divide a conversation; after midnight today is yesterday', async ({ page }) => {
  const at = (id: number, created_at: string) => ({ ...message(id, `Line ${id}`), created_at })
  await arrive(page, {
    [POLL]: messagesAre(
      at(1, '2026-02-28 17:59:00'),
      at(2, '2026-02-28 18:00:00'),
      at(3, '2026-03-01 17:59:00'),
      at(4, '2026-03-01 18:00:00'),
      at(5, '2026-03-02 05:00:00'),
    ),
  })
  const { lines } = chatBoxPage(page)
  const days = ['2026-02-28', 'Yesterday', '', 'Today', '']
  const starts = (named: readonly string[]) => named.map((day) => new RegExp(`^${day}support_rinaLine`))
  await expect(lines).toHaveText(starts(days))
  await page.clock.fastForward('12:00:00')
  await expect(lines).toHaveText(starts(['2026-02-28', '2026-03-01', '', 'Yesterday', '']))
})

test('an address in a message opens another site in a new tab, and says so; everything else is text', async ({
  page,
}) => {
  await arrive(page, {
    [POLL]: messagesAre(
      message(1, '<b>See</b> https://help.test/a?b=1, http://old.test or javascript:alert(1).'),
    ),
  })
  const { lines } = chatBoxPage(page)
  await expect(lines).toContainText(
    '<b>See</b> https://help.test/a?b=1 (opens another site), http://old.test or javascript:alert(1).',
  )
  const links = lines.getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAccessibleName('https://help.test/a?b=1 (opens another site)')
  await expect(links).toHaveAttribute('href', 'https://help.test/a?b=1')
  await expect(links).toHaveAttribute('target', '_blank')
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the field grows to four lines; Enter sends, and with Shift begins a line', async ({ page }) => {
  const served = await arrive(page, { [SEND]: { body: { data: message(2, 'One\nTwo', '6') } } })
  const { field, lines, send } = chatBoxPage(page)
  const height = async () => (await field.boundingBox())?.height ?? 0
  /** How far the button is from the end of the field. */
  const belowSend = async () => {
    const [box, button] = [await field.boundingBox(), await send.boundingBox()]
    return (box?.y ?? 0) + (box?.height ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
  }
  await field.fill('One')
  const one = await height()
  const below = await belowSend()
  await field.press('Shift+Enter')
  await field.pressSequentially('Two')
  const two = await height()
  const line = two - one
  expect(line).toBeGreaterThan(15)
  await field.fill('1\n2\n3\n4')
  await expect.poll(height).toBeCloseTo(one + 3 * line, 0)
  await expect.poll(belowSend).toBeCloseTo(below, 0)
  await field.fill('1\n2\n3\n4\n5\n6')
  await expect.poll(height).toBeCloseTo(one + 3 * line, 0)
  await field.fill('One\nTwo')
  await field.press('Enter')
  await expect(lines).toHaveCount(2)
  // A message is shown before it is sent.
  await expect
    .poll(() => served.bodies(SEND))
    .toEqual([{ chat_id: '5', sender_id: '6', content: 'One\nTwo' }])
  await expect(field).toHaveValue('')
  await expect.poll(height).toBe(one)
})

test('an empty chat greets the player with what is often asked, which the FAQ answers', async ({ page }) => {
  await arrive(page, { [POLL]: messagesAre() })
  const greeting = page.getByRole('region', { name: 'Often asked' })
  await expect(page.getByText('Hello! How can we help you?')).toBeVisible()
  const [asked, noData] = [await greeting.boundingBox(), await page.getByText('No Data').boundingBox()]
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(noData?.y ?? 0)
  await greeting.getByRole('link', { name: 'When does my money arrive?' }).click()
  await expect(page).toHaveURL('/faq#deposit-time')
  await expect(page.locator('details[open] summary')).toHaveText('When does my money arrive?')
  await expect(page.locator('details[open] summary')).toBeInViewport()
})
