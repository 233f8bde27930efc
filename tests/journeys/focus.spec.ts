import { expect, type Locator, type Page, test } from '@playwright/test'
import type { WireAnswer } from '@tiya/graph-tests/wire'
import { EVENT_ODDS, MATCH_ODDS, market, ODDS } from '../flows/exchange/odds.fixture.ts'
import { oddsViewPage, openOddsView } from '../flows/exchange/oddsView/oddsView.page.ts'
import { LIMITS, limitsPage } from '../flows/money/limits/limits.page.ts'
import { chatBoxPage } from '../flows/support/chatBox/chatBox.page.ts'
import { message, messagesAre, ONE_CHAT } from '../flows/support/chats.fixture.ts'
import { generalWith, userWith } from '../model/ambient.ts'
import { button, field } from '../site/controls.ts'
import type { Answers } from '../site/serve.ts'
import { visit } from '../site/visit.ts'

/* The focus of a player with a keyboard stays in its place when what had it is removed or disabled. */

const FAILED: WireAnswer = { status: 500, body: {} }

const arrive = (page: Page, at: string, answers?: Answers) => visit(page, { at, player: true, answers })

const press = (control: Locator) => control.press('Enter')

test('a language that was chosen leads to the screen in that language', async ({ page }) => {
  await arrive(page, '/')
  await press(button(page, 'Language'))
  await page.getByRole('radio', { name: 'English' }).press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a notice that opened by itself leaves the focus to the screen, not to all of the page', async ({
  page,
}) => {
  const answers = { 'GET /general': generalWith({ system_notice: '<p>Eid bonus</p>' }) }
  await visit(page, { at: '/', player: true, device: { popup: '1' }, answers })
  const dialog = page.getByRole('dialog', { name: 'Notice' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a limit keeps the focus when it is removed, when its change is pending, and when that is cancelled', async ({
  page,
}) => {
  const { answer } = await arrive(page, '/limits', { 'GET /deposit-limits': { body: { limits: LIMITS } } })
  const [day, ...others] = LIMITS
  const { control, group } = limitsPage(page)
  const pending = { amount: null, from: '2026-03-03 06:00:00' }
  answer('POST /deposit-limits', { body: { message: '', limits: [{ ...day, pending }, ...others] } })
  await press(control('day', 'Remove'))
  await expect(control('day', 'Cancel change')).toBeVisible()
  await expect(control('day', 'Remove')).toBeFocused()
  answer('POST /deposit-limits', { body: { message: '', limits: LIMITS } })
  await press(control('day', 'Cancel change'))
  await expect(group('day').locator('form')).toBeFocused()
  answer('POST /deposit-limits', { body: { message: '', limits: [{ ...day, amount: null }, ...others] } })
  await press(control('day', 'Remove'))
  await expect(group('day')).toContainText('used, no limit')
  await expect(control('day', 'Remove')).toBeDisabled()
  await expect(control('day', 'Remove')).toBeFocused()
})

test('details of the player keep the focus when they are saved, left as they were, or verified', async ({
  page,
}) => {
  const done = { body: { message: 'Done.' } }
  const { answer } = await arrive(page, '/profile', {
    'GET /get/other/phone': { body: { data: [] } },
    'POST /user/profile/update': done,
    'POST /send-verification-code': done,
    'POST /verify-email': done,
  })
  const birthday = page.getByRole('group', { name: 'Birthday' })
  for (const end of ['Cancel', 'Save']) {
    await press(button(page, 'Edit birthday'))
    await page.getByRole('textbox', { name: 'Birthday' }).fill('1990-05-06')
    answer('GET /user/show', userWith({ dofb: end === 'Save' ? '1990-05-06' : null }))
    await press(button(page, end))
    await expect(birthday).toBeFocused()
  }
  await press(button(page, 'Verify email'))
  await press(button(page, 'Send Code'))
  await field(page, 'Verification Code').fill('123456')
  answer('GET /user/show', userWith({ email_verified_at: '2025-01-02 03:04:05' }))
  await press(button(page, 'Verify'))
  await expect(page.getByRole('group', { name: 'Email' })).toBeFocused()
})

test('what is tried again gets the focus: a message, a table of odds', async ({ page }) => {
  const { answer } = await arrive(page, '/chat-box/5', {
    ...ODDS,
    'GET /get-chats': ONE_CHAT,
    'GET /chats/5/messages': messagesAre(message(1, 'Welcome.')),
    'POST /messages': FAILED,
    [MATCH_ODDS]: FAILED,
    [EVENT_ODDS]: FAILED,
  })
  const { write, tryAgain, lines } = chatBoxPage(page)
  await write('Hello')
  await expect(tryAgain).toBeVisible()
  answer('POST /messages', { body: { data: message('2', 'Hello', '6') } })
  await press(tryAgain)
  await expect(lines.last()).toBeFocused()

  await openOddsView(page)
  const { section, table } = oddsViewPage(page)
  const again = (name: string) => section(name).getByRole('button', { name: 'Try again' })
  await press(again('Match Odds'))
  answer(MATCH_ODDS, market())
  await expect(table('Match Odds')).toBeFocused()
  await press(again('BookMaker'))
  answer(EVENT_ODDS, ODDS[EVENT_ODDS] as WireAnswer)
  await expect(section('BookMaker')).toBeFocused()
})
