import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import type { WireAnswer } from '#tests/model/model.ts'
import { stopClock } from '#tests/site/clock.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, type Served, serve, stored } from '#tests/site/serve.ts'
import { HISTORY, message, messagesAre, ONE_CHAT } from '../chats.fixture.ts'
import { chatBoxPage } from './chatBox.page.ts'

/* Stories of an open chat with pinned results. It is noon of 2026-03-02 in Dhaka. */

const NOON = Date.parse('2026-03-02T06:00:00Z')
const POLL = 'GET /chats/5/messages'
const SEND = 'POST /messages'
const GREETING = message(1, 'Welcome.')

async function arrive(page: Page, over: Answers = {}) {
  await stopClock(page, NOON)
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /get-chats': ONE_CHAT, [POLL]: messagesAre(GREETING), ...over })
  await chatBoxPage(page).open()
  return served
}

/** Holds sent messages until `answer` responds to the first one. */
function holdSends(served: Served) {
  const held: { content: string; answer: (wire: WireAnswer) => void }[] = []
  served.answer(SEND, ({ body }) => {
    const { content } = body as { content: string }
    return new Promise<WireAnswer>((answer) => held.push({ content, answer }))
  })
  return {
    contents: () => held.map(({ content }) => content),
    answer: async (body: object) => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.answer({ body })
    },
  }
}

/** Counts, by text, the added elements of the conversation that a screen reader announces. */
const watchConversation = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).evaluate((list) => {
    const read: string[] = []
    Object.assign(window, { read })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLLIElement) read.push(node.innerText)
    }).observe(list, { childList: true })
  })
const readOut = (page: Page, text: string) =>
  page.evaluate(
    (wanted) => (window as unknown as { read: string[] }).read.filter((one) => one.includes(wanted)).length,
    text,
  )

test('a message is shown immediately, sent as it was typed, and read out once, whether the send or a poll returns it first', async ({
  page,
}) => {
  const served = await arrive(page)
  const { field, lines, write, list } = chatBoxPage(page)
  const sends = holdSends(served)
  await expect(lines).toHaveCount(1)
  await expect(list).toHaveAttribute('aria-live', 'polite')
  await watchConversation(page)

  await write('  Where is my deposit? ')
  await expect(lines).toHaveCount(2)
  await expect(lines.last()).toHaveText('YouWhere is my deposit?Sending…')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()

  served.answer(POLL, messagesAre(GREETING, message('2', 'Where is my deposit?', '6')))
  await page.clock.runFor(3_000)
  await expect(lines.last()).toHaveText('YouWhere is my deposit?2026-03-02 12:00')
  await expect(lines).toHaveCount(2)
  await sends.answer({ data: message(2, 'Where is my deposit?', 6) })
  served.answer(POLL, messagesAre(GREETING, message(2, 'Where is my deposit?', 6), message(3, 'A moment.')))
  await page.clock.runFor(3_000)
  await expect(lines).toHaveCount(3)
  await expect(lines.last()).toHaveText('support_rinaA moment.2026-03-02 12:00')
  expect(await readOut(page, 'Where is my deposit?')).toBe(1)
  expect(await readOut(page, 'A moment.')).toBe(1)
  expect(await readOut(page, 'Welcome.')).toBe(0)
  await expectSane(page)
})

test('each message is sent with chat, sender and content, and messages are sent one at a time in their order', async ({
  page,
}) => {
  const served = await arrive(page, { [SEND]: { body: { data: message(2, 'One', 6) } } })
  const { write, lines } = chatBoxPage(page)
  await write('One')
  await expect.poll(() => served.bodies(SEND)).toEqual([{ chat_id: '5', sender_id: '6', content: 'One' }])

  const sends = holdSends(served)
  await write('Two')
  // With the keyboard only: the field has the focus again.
  await page.keyboard.type('Three')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chatBoxPage(page).field).toBeFocused()
  await expect(lines).toHaveText([/Welcome/, /One/, /Two/, /Three/])
  await expect.poll(sends.contents).toEqual(['Two'])
  await sends.answer({ data: message(3, 'Two', 6) })
  await expect.poll(sends.contents).toEqual(['Three'])
  await sends.answer({ data: message(4, 'Three', 6) })
  await expect(page.getByText('Sending…')).toHaveCount(0)
  await expect(lines).toHaveText([/Welcome/, /One/, /Two/, /Three/])
})

test('a message that arrived without an answer is not sent twice when the player tries again', async ({
  page,
}) => {
  const served = await arrive(page, { [SEND]: { lost: true } })
  const { write, lines, tryAgain } = chatBoxPage(page)
  await write('Hello?')
  await expect(lines.last()).toContainText('Not sent.')
  served.answer(POLL, messagesAre(GREETING, message(2, 'Hello?', 6)))
  await tryAgain.click()
  await expect(lines).toHaveText([/Welcome/, 'YouHello?2026-03-02 12:00'])
  expect(served.made.filter((call) => call === SEND)).toHaveLength(1)
})

test('new messages do not move a reader who has scrolled up, and the New messages button scrolls down', async ({
  page,
}) => {
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
  await expect(lines).toHaveCount(31)
  await expect(newMessages).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
  await newMessages.click()
  await expect.poll(below).toBe(0)
  await expect(newMessages).toHaveCount(0)

  served.answer(POLL, messagesAre(...HISTORY, message(31, 'We found it.'), message(32, 'Approved.')))
  await page.clock.runFor(3_000)
  await expect(lines).toHaveCount(32)
  await expect.poll(below).toBe(0)
})

test('unsent text and failed messages are still there after the player leaves the chat and returns', async ({
  page,
}) => {
  const served = await arrive(page, { [SEND]: { lost: true } })
  const { write, field, lines, tryAgain } = chatBoxPage(page)
  await write('Not yet sent')
  await expect(tryAgain).toBeVisible()
  await field.fill('Half a mess')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/chat-list')
  await page.getByRole('link', { name: /support_rina/ }).click()
  await expect(field).toHaveValue('Half a mess')
  await expect(lines.last()).toContainText('Not yet sent')
  served.answer(SEND, { body: { data: message(2, 'Not yet sent', 6) } })
  await tryAgain.click()
  await expect(lines.last()).toHaveText('YouNot yet sent2026-03-02 12:00')
})
