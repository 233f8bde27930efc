import { expect, type Page } from '@playwright/test'
import { stopClock } from '@tiya/graph-tests/internal/browser/clock.ts'
import { travel } from '#tests/model/device.ts'
import { NOON } from '#tests/model/headless/headlessEnvironment.ts'
import { button } from '#tests/site/controls.ts'
import { DEPOSIT } from '#tests/site/payments.ts'
import type { Answers } from '#tests/site/serve.ts'
import { test } from '#tests/site/sharedPage.ts'
import { visit } from '#tests/site/visit.ts'
import { deposits } from '../money.fixture.ts'

const POLL = 'GET /transaction/show'

/** Returns the response that lists the deposit of the tests. */
const listed = (key: string, note?: string) => deposits([key], { transaction_id: 'BK7X2M9Q', note })

/** Opens the request of a deposit. */
async function open(page: Page, over: Answers = {}): Promise<void> {
  await stopClock(page, NOON)
  await visit(page, { at: '/account', player: true, answers: { [POLL]: listed('0'), ...over } })
  await expect(page.getByRole('main')).toBeVisible()
  await travel(page, '/payment-request', DEPOSIT)
}

test('a rejected deposit shows the reason as text, and opens the support chat with its transaction id', async ({
  page,
}) => {
  const note = 'Send <b>7 taka</b> less.'
  await open(page, {
    [POLL]: listed('2', note),
    'GET /get-chats': { body: { chats: [{ id: 5, chat_id: 5, other_user: { username: 'rina' } }] } },
    'GET /chats/5/messages': { body: { messages: [] } },
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Rejected' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Nothing was added to your wallet.')
  await expect(page.getByText(note, { exact: true })).toBeVisible()
  await button(page, 'Ask support').click()
  await expect(page.getByRole('textbox', { name: 'Type a message' })).toHaveValue(/BK7X2M9Q/)
})

test('the back button does not reopen a request that was closed', async ({ page }) => {
  await open(page)
  await expect(page.getByText('আপনার ডিপোজিট সফলভাবে জমা দেওয়া হয়েছে।', { exact: true })).toBeVisible()
  await button(page, 'Close').click()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { name: 'Get Ready!' })).toHaveCount(0)
})
