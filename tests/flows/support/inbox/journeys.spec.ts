import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { test } from '#tests/site/kept.ts'
import { type Answers, expectSane, serve, stored } from '#tests/site/serve.ts'
import { inboxPage } from './inbox.page.ts'

/* Stories of `/inbox` with pinned results. It is noon of 2026-03-02 in Dhaka. */

const NOON = new Date('2026-03-02T06:00:00Z')

const message = (id: number, changes: object = {}) => ({
  id,
  title: `Message ${id}`,
  message: 'One two three four five six.',
  is_read: 0,
  created_at: '2026-03-01 20:00:00',
  ...changes,
})
const listed = (messages: readonly object[], last_page = 1) => ({
  body: { success: true, data: { data: messages, last_page } },
})
const DONE = { body: { success: true } }

async function visit(page: Page, answer: Answers[string], over: Answers = {}) {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON.getTime() + 60_000)
  await stored(page, PLAYER)
  const served = await serve(page, { 'GET /inbox': answer, ...over })
  await inboxPage(page).open()
  return served
}

const polls = (made: readonly string[]) => made.filter((call) => call === 'GET /inbox').length

test('a message opens in full with its time, and is marked as read', async ({ page }) => {
  const text = 'Play five days in a row and take\na bonus home.'
  const served = await visit(page, listed([message(7, { title: 'Bonus week', message: text }), message(6)]), {
    'PATCH /inbox/7/read': DONE,
  })
  const { message: row, dialog, close } = inboxPage(page)
  await expect(row('Bonus week')).toHaveText('Bonus weekPlay five days in a…2026-03-02 02:00Unread')
  await row('Bonus week').click()
  await expect(dialog('Bonus week').getByText(text, { exact: true })).toBeVisible()
  await expect(dialog('Bonus week')).toContainText('2026-03-02 02:00')
  await expect
    .poll(() => served.made.filter((call) => call.startsWith('PATCH ')))
    .toEqual(['PATCH /inbox/7/read'])
  await close.click()
  await expect(row('Bonus week')).toHaveText('Bonus weekPlay five days in a…2026-03-02 02:00')
  await expect(row('Bonus week')).toBeFocused()
  await expect(row('Message 6')).toContainText('Unread')
})

test('an open message stays open when it is deleted elsewhere', async ({ page }) => {
  const served = await visit(page, listed([message(7, { is_read: 1 }), message(6)]))
  const { message: row, dialog, rows, close } = inboxPage(page)
  await row('Message 7').click()
  served.answer('GET /inbox', listed([message(8), message(6)]))
  await page.clock.runFor(10_000)
  await expect.poll(() => polls(served.made)).toBe(2)
  await expect(dialog('Message 7')).toContainText('One two three four five six.')
  await close.click()
  await expect(rows).toContainText(['Message 8', 'Message 6'])
  await expect(rows).toHaveCount(2)
})

test('the Delete button asks for confirmation, and messages that could not be deleted are named and stay selected', async ({
  page,
}) => {
  const served = await visit(page, listed([message(7), message(6), message(5)]), {
    'DELETE /inbox/7': DONE,
    'DELETE /inbox/6': { status: 500, body: {} },
  })
  const {
    edit,
    box,
    delete: remove,
    confirm,
    cancel,
    confirmation,
    alert,
    rows,
    selection,
    done,
  } = inboxPage(page)
  await edit.click()
  await box('Message 7').click()
  await box('Message 6').click()
  await remove.click()
  await expect(confirmation).toContainText('Delete 2 messages? They can’t be restored.')
  await cancel.click()
  await expect(confirmation).toHaveCount(0)
  expect(served.made.filter((call) => call.startsWith('DELETE '))).toEqual([])
  await remove.click()
  // The server has deleted it when the next poll asks.
  served.answer('GET /inbox', listed([message(6), message(5)]))
  await confirm.click()
  await expect(alert).toHaveText('Could not be deleted:Message 6')
  await expect(rows).toHaveCount(2)
  await expect(box('Message 6')).toBeChecked()
  await expect(box('Message 5')).not.toBeChecked()
  await expect(selection).toHaveText('1 message selected')
  expect(served.made.filter((call) => call.startsWith('DELETE '))).toEqual([
    'DELETE /inbox/7',
    'DELETE /inbox/6',
  ])
  await done.click()
  await expect(alert).toHaveCount(0)
})

test('hostile text is shown as plain text and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const long = `https://${'w'.repeat(113)}`
  const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const messages = [
    message(7, { title: script, message: script }),
    message(6, { title: long, message: long }),
    message(5, { title: ' ', message: '' }),
  ]
  await visit(page, listed(messages), { 'PATCH /inbox/7/read': DONE, 'PATCH /inbox/6/read': DONE })
  const { message: row, dialog, close, edit, box } = inboxPage(page)
  const expectFit = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(row('No title')).toBeVisible()
  await expectFit()
  for (const text of [script, long]) {
    await row(text).click()
    await expect(dialog(text).getByRole('paragraph')).toHaveText(text)
    expect(await dialog(text).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await close.click()
  }
  await edit.click()
  await expect(box(long)).toHaveAccessibleDescription(`${long} 2026-03-02 02:00`)
  await expectFit()
  await expect(page).not.toHaveTitle(/^[12]$/)
  await expectSane(page)
})
