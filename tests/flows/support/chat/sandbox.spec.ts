import { expect } from '@playwright/test'
import { BRAND } from '#machines/brand/brand.ts'
import { button } from '#tests/site/controls.ts'
import { sandboxTest as test } from '#tests/site/sandbox.ts'
import { chatBoxPage } from '../chatBox/chatBox.page.ts'
import { chatsPage } from '../chatList/chatList.page.ts'
import { chatPage } from './chat.page.ts'

test('on the real sandbox, a player writes, an operator answers, and the chat page shows the answer as recent message', async ({
  page,
  player: { username },
  consolePage: operator,
}) => {
  test.slow()
  await page.goto('/chat')
  await expect(chatPage(page).recent).toHaveCount(0)
  await chatsPage(page).open.click()
  const { write, lines, heading } = chatBoxPage(page)
  await expect(heading(`${BRAND.name} Support`)).toBeVisible()
  await write('Where is my <b>deposit</b>?')
  await expect(lines).toHaveText([/^TodayYouWhere is my <b>deposit<\/b>\?\d{4}-\d\d-\d\d \d\d:\d\d$/])

  await operator.goto('/sandbox/chats')
  await operator
    .getByRole('row')
    .filter({ hasText: username })
    .getByRole('link', { name: /^Chat / })
    .click()
  await operator.getByRole('textbox').fill('It has arrived now.')
  await button(operator, 'Send').click()

  await expect(lines.last()).toContainText('It has arrived now.')
  await expect(lines).toHaveCount(2)
  await button(page, 'Back').click()
  await expect(chatsPage(page).chats).toHaveText([`${BRAND.name} SupportIt has arrived now.`])
  await page.goto('/chat-box/999999')
  await expect(page.getByText('This chat could not be found.')).toBeVisible()
})
