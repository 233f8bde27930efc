import { expect, type Page } from '@playwright/test'
import { PLAYER } from '#tests/model/ambient.ts'
import { setVisibility } from '#tests/model/device.ts'
import { button } from '#tests/site/controls.ts'
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

test('a new message appears at the top and does not change the selection', async ({ page }) => {
  const served = await visit(page, listed([message(7), message(6)]))
  const { edit, box, selectAll, selection, rows } = inboxPage(page)
  await edit.click()
  await selectAll.click()
  await expect(selection).toHaveText('2 messages selected')
  served.answer('GET /inbox', listed([message(8), message(7), message(6)]))
  await page.clock.runFor(10_000)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Message 8')
  await expect(box('Message 8')).not.toBeChecked()
  await expect(box('Message 7')).toBeChecked()
  await expect(box('Message 6')).toBeChecked()
  await expect(selectAll).not.toBeChecked()
  await expect(selection).toHaveText('2 messages selected')
})

test('a message deleted elsewhere disappears from the list and from the selection', async ({ page }) => {
  const served = await visit(page, listed([message(7), message(6)]))
  const { edit, selectAll, selection, rows } = inboxPage(page)
  await edit.click()
  await selectAll.click()
  served.answer('GET /inbox', listed([message(6)]))
  await page.clock.runFor(10_000)
  await expect(rows).toHaveCount(1)
  await expect(selection).toHaveText('1 message selected')
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

test('the Read button marks the selected messages as read', async ({ page }) => {
  const served = await visit(page, listed([message(7), message(6)]), { 'PATCH /inbox/7/read': DONE })
  const { edit, box, read, rows, selection, done } = inboxPage(page)
  await expect(edit).toBeEnabled()
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(done).toBeFocused()
  await expect(read).toBeDisabled()
  await box('Message 7').focus()
  await page.keyboard.press('Space')
  served.answer('GET /inbox', listed([message(7, { is_read: '1' }), message(6)]))
  await read.click()
  await expect(selection).toHaveText('0 messages selected')
  await expect(rows.first()).not.toContainText('Unread')
  await expect(rows.nth(1)).toContainText('Unread')
})

test('the Load more button adds the next page, and Select all selects only the loaded messages', async ({
  page,
}) => {
  const served = await visit(page, listed([message(9), message(8)], 3))
  served.answer('GET /inbox', ({ query }) =>
    String(query) === 'remote_id=41&page=2'
      ? listed([message(7), message(6)], 3)
      : listed([message(9), message(8)], 3),
  )
  const { more, rows, edit, selectAll, selection } = inboxPage(page)
  await expect(rows).toHaveCount(2)
  await more.click()
  await expect(rows).toContainText(['Message 9', 'Message 8', 'Message 7', 'Message 6'])
  await edit.click()
  await selectAll.click()
  await expect(selection).toHaveText('4 messages selected')
})

test('a hidden tab sends no polls, and polls immediately when it becomes visible', async ({ page }) => {
  const served = await visit(page, listed([message(7)]))
  const { rows } = inboxPage(page)
  await expect(rows).toHaveCount(1)
  await setVisibility(page, false)
  await page.clock.runFor(60_000)
  expect(polls(served.made)).toBe(1)
  served.answer('GET /inbox', listed([message(8), message(7)]))
  await setVisibility(page, true)
  await expect(rows).toHaveCount(2)
  expect(polls(served.made)).toBe(2)
})

test('the Try again button loads messages that could not be loaded', async ({ page }) => {
  const served = await visit(page, { status: 500, body: {} })
  await expect(page.getByText('Your messages could not be loaded.', { exact: true })).toBeVisible()
  served.answer('GET /inbox', listed([]))
  await button(page, 'Try again').click()
  await expect(inboxPage(page).noData).toBeVisible()
  await expect(inboxPage(page).edit).toBeDisabled()
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
